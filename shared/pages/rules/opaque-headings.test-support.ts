/** Pattern of headings that do not describe the text below them. */
export const OPAQUE_HEADING =
  /^(?:in detail|details|overview|what we do|the result|results?|before the move|after the move|more|taking the figure apart|the six steps)$/iu
