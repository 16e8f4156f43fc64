/**
 * Puts in place of this process one that takes less memory: the same program, process id, arguments and outputs. Does nothing in
 * that process itself, where a system cannot do it (Windows) or where a parent process talks to this one.
 */
export function becomeThrifty(): void

/** Starts the program anew in its own place. What is open has to be closed before. Returns where {@link becomeThrifty} does nothing. */
export function startAgain(): void
