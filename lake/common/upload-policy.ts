/** Content-Security-Policy of an uploaded file: no scripts, no forms, and an opaque origin. */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
