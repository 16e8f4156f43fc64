/**
 * Puts in place of this process one that takes less memory: the same program, process id, arguments and outputs. Does nothing in
 * that process itself, where a system cannot do it (Windows) or where a parent process talks to this one.
 */
export function becomeThrifty(): void

/**
 * Has V8 collect the garbage of old objects before they have grown by half, until what it gives is called and nobody else holds it. A server that
 * is busy loses up to a tenth of its speed by it. Does nothing in a process that {@link becomeThrifty} has not put in place.
 */
export function holdThrift(): () => void

/** Lets go of the thrift that {@link becomeThrifty} holds, once all is in memory that a start brings there. */
export function endStart(): void

/** Starts the program anew in its own place. What is open has to be closed before. Returns where {@link becomeThrifty} does nothing. */
export function startAgain(): void
