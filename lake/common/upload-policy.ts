/** Content-Security-Policy of an uploaded file. Allows no scripts and no forms, and makes the file's origin opaque. */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
