/** Requests that are not about the company and that no page answers, even if they contain words of the site. */
const REQUESTS: readonly RegExp[] = [
  // Instructions to the assistant instead of questions about the company.
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|above|previous|everything)\b/iu,
  /\b(?:system|hidden|initial|developer|secret)\s+(?:prompt|message|instructions?)\b/iu,
  /\b(?:you are now|act as|pretend (?:to be|you)|role ?play|jailbreak|developer mode|dan mode|do anything now)\b/iu,
  /\b(?:reveal|print|show|leak|dump|repeat|output)\b.{0,40}\b(?:prompt|instructions|api key|password|token|environment variables?|secrets?)\b/iu,
  /\byour (?:api|secret|private|access) key\b/iu,
  /\b(?:give|tell|send) me\b.{0,30}\b(?:passwords?|tokens?|secrets?|api keys?)\b/iu,
  // Requests to write something.
  /^(?:(?:please|can|could|would|will|you|now|hey|hi|ok)[\s,]+)*(?:write|compose|make up|generate|create|draft|sing|tell)\b(?:\s+(?:me|us))?(?:\s+(?:a|an|the|some|another))?(?:\s+\w+)?\s+(?:poems?|songs?|haikus?|limericks?|jokes?|stor(?:y|ies)|essays?|rap|lyrics|scripts?|functions?|codes?|tweets?|recipes?)\b/iu,
  /\b(?:translate|summari[sz]e|rewrite|paraphrase)\b.{0,20}\b(?:this|following|text|into)\b/iu,
  // Comparisons with competitors, about whom the site says nothing.
  /\b(?:better|worse|cheaper|faster|slower|more expensive)\s+than\b/iu,
  /\b(?:compared? (?:to|with)|alternatives? to|(?:your|certavia's|which|other) (?:\w+ )?competitors?|competitors? of (?:yours|certavia))\b/iu,
  // Requests to recommend another provider, such as a lawyer.
  /\b(?:recommend|suggest|refer me|introduce me|put me in touch|know)\b.{0,30}\b(?:lawyers?|solicitors?|attorneys?|barristers?|accountants?|notary|notaries|doctors?|therapists?|brokers?|landlords?)\b/iu,
  /<\/?(?:script|iframe|img|system|assistant|user)\b/iu,
]

/** True if a message asks for something that is not the subject of the site. */
export const isNotForUs = (question: string): boolean =>
  REQUESTS.some((pattern) => pattern.test(question.replaceAll(/\s+/g, ' ')))
