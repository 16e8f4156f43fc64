/** Ends the process with a message if this Node version cannot run the product. */
export {}
