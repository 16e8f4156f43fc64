/** Ends the process with a sentence when this Node cannot run the product. */
export {}
