CREATE TABLE assistant_questions (
    id text NOT NULL,
    text text NOT NULL,
    reason text NOT NULL,
    count integer NOT NULL,
    last_asked_at bigint NOT NULL,
    removed_at bigint
);
CREATE TABLE booking_days_off (
    id text NOT NULL,
    first_day text NOT NULL,
    last_day text NOT NULL,
    note text NOT NULL
);
CREATE TABLE booking_hours (
    id text NOT NULL,
    days text NOT NULL,
    opens text NOT NULL,
    closes text NOT NULL,
    host text NOT NULL,
    revision integer NOT NULL
);
CREATE TABLE booking_marks (
    hash text NOT NULL,
    sent_at bigint NOT NULL
);
CREATE TABLE booking_slots (
    starts_at bigint NOT NULL,
    booking_id text NOT NULL
);
CREATE TABLE booking_submissions (
    key text NOT NULL,
    booking_id text NOT NULL,
    created_at bigint NOT NULL,
    starts_at bigint
);
CREATE TABLE bookings (
    id text NOT NULL,
    number text NOT NULL,
    lead_id text NOT NULL,
    state text NOT NULL,
    starts_at bigint NOT NULL,
    time_zone text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    about text NOT NULL,
    note text NOT NULL,
    booked_at bigint NOT NULL,
    moved_from bigint,
    cancelled_at bigint,
    cancelled_by text,
    word text NOT NULL,
    copy_by_email integer NOT NULL,
    remind_at bigint,
    revision integer NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE consent_receipts (
    id text NOT NULL,
    given_at bigint NOT NULL,
    version text NOT NULL,
    categories text NOT NULL
);
CREATE TABLE idempotent_answers (
    key text NOT NULL,
    request_hash text NOT NULL,
    status integer NOT NULL,
    body text NOT NULL,
    created_at bigint NOT NULL,
    etag text
);
CREATE TABLE known_devices (
    hash text NOT NULL,
    user_id text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE lead_events (
    sequence bigint NOT NULL,
    lead_id text NOT NULL,
    by_id text,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE lead_events_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE lead_events_sequence_seq OWNED BY lead_events.sequence;
CREATE TABLE lead_notes (
    id text NOT NULL,
    lead_id text NOT NULL,
    by_id text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE lead_submissions (
    key text NOT NULL,
    lead_id text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE leads (
    id text NOT NULL,
    number text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    closed_as text,
    owner_id text,
    name text NOT NULL,
    company text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    phone text NOT NULL,
    about text NOT NULL,
    countries text NOT NULL,
    volume text NOT NULL,
    message text NOT NULL,
    answer_way text NOT NULL,
    received_at bigint NOT NULL,
    due_at bigint,
    answered_at bigint,
    reminded_at bigint,
    seen integer NOT NULL,
    copy_by_email integer NOT NULL,
    revision integer NOT NULL,
    updated_at bigint NOT NULL,
    search_text text NOT NULL
);
CREATE TABLE media_images (
    public_id text NOT NULL,
    version bigint NOT NULL,
    sha1 text NOT NULL,
    format text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bigint NOT NULL,
    folder text NOT NULL,
    file_name text NOT NULL,
    context text NOT NULL,
    created_at bigint NOT NULL,
    linked_at bigint,
    unlinked_at bigint
);
CREATE TABLE media_signatures (
    signature text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE messages (
    id text NOT NULL,
    channel text NOT NULL,
    purpose text NOT NULL,
    subject_id text NOT NULL,
    recipient text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    last_error text,
    next_attempt_at bigint NOT NULL,
    claimed_until bigint NOT NULL,
    created_at bigint NOT NULL,
    sent_at bigint
);
CREATE TABLE migrations (
    name text NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE mirror_documents (
    id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    rev text NOT NULL COLLATE pg_catalog."C",
    slug text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    industry text COLLATE pg_catalog."C",
    sort_key text NOT NULL COLLATE pg_catalog."C",
    search text NOT NULL COLLATE pg_catalog."C",
    public integer NOT NULL,
    json text NOT NULL COLLATE pg_catalog."C",
    updated_at text,
    listed integer DEFAULT 0 NOT NULL
);
CREATE TABLE mirror_drafts (
    id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    rev text NOT NULL COLLATE pg_catalog."C",
    json text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE mirror_editing (
    id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    slug text COLLATE pg_catalog."C",
    published_slug text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    industry text COLLATE pg_catalog."C",
    title_key text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    published_at text NOT NULL COLLATE pg_catalog."C",
    is_live integer NOT NULL,
    has_draft integer NOT NULL,
    search text NOT NULL COLLATE pg_catalog."C",
    due_at text,
    author text COLLATE pg_catalog."C"
);
CREATE TABLE mirror_references (
    document_id text NOT NULL COLLATE pg_catalog."C",
    target_id text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE mirror_state (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE mirror_terms (
    document_id text NOT NULL COLLATE pg_catalog."C",
    term text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE missed_addresses (
    path text NOT NULL,
    hits integer NOT NULL,
    last_at bigint NOT NULL
);
CREATE TABLE outbox_writes (
    sequence bigint NOT NULL,
    transaction_id text NOT NULL,
    article_id text NOT NULL,
    type text NOT NULL,
    state text NOT NULL,
    reason text,
    effect text NOT NULL,
    write_json text NOT NULL,
    created_at bigint NOT NULL,
    tried integer DEFAULT 1 NOT NULL
);
CREATE SEQUENCE outbox_writes_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE outbox_writes_sequence_seq OWNED BY outbox_writes.sequence;
CREATE TABLE receipt_marks (
    hash text NOT NULL,
    sent_at bigint NOT NULL
);
CREATE TABLE redirect_hits (
    path text NOT NULL,
    hits integer NOT NULL,
    last_at bigint NOT NULL
);
CREATE TABLE reset_links (
    hash text NOT NULL,
    user_id text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE session_tokens (
    hash text NOT NULL,
    session_id text NOT NULL,
    kind text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    last_active_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    browser text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL
);
CREATE TABLE sign_in_tries (
    key text NOT NULL,
    tries integer NOT NULL,
    blocked_until bigint NOT NULL,
    last_at bigint NOT NULL
);
CREATE TABLE signing_keys (
    name text NOT NULL,
    value text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE trash_articles (
    id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    slug text COLLATE pg_catalog."C",
    was_live integer NOT NULL,
    draft_json text COLLATE pg_catalog."C",
    published_json text COLLATE pg_catalog."C",
    deleted_by text COLLATE pg_catalog."C",
    door text NOT NULL COLLATE pg_catalog."C",
    deleted_at bigint NOT NULL,
    transaction_id text COLLATE pg_catalog."C",
    waiting integer NOT NULL
);
CREATE TABLE users (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL,
    disabled integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE visits (
    day text NOT NULL,
    route text NOT NULL,
    referrer text NOT NULL,
    device text NOT NULL,
    views integer NOT NULL
);
ALTER TABLE ONLY lead_events ALTER COLUMN sequence SET DEFAULT nextval('lead_events_sequence_seq'::regclass);
ALTER TABLE ONLY outbox_writes ALTER COLUMN sequence SET DEFAULT nextval('outbox_writes_sequence_seq'::regclass);
INSERT INTO booking_days_off VALUES ('9ff3bc23-e068-4068-83c2-0f3d5ba5a582', '2026-12-28', '2026-12-31', 'Closed');
INSERT INTO booking_slots VALUES (1796724000000, '24269450-b4d1-4b1f-bf14-838ecd32232f');
INSERT INTO booking_submissions VALUES ('5a34a52f5630c2347fde8a00b43e60d02cf52f4f6d0c12322f1bb3c22622b231', '24269450-b4d1-4b1f-bf14-838ecd32232f', 1795934399693, 1796724000000);
INSERT INTO bookings VALUES ('24269450-b4d1-4b1f-bf14-838ecd32232f', 'PMBMSFA3', '5236c3cc-7021-4593-afca-860ba3ed129d', 'booked', 1796724000000, 'Europe/London', 'Ada Visitor', 'ada@example.com', 'ada@example.com', 'background-screening', '', 1795934399693, NULL, NULL, NULL, '', 0, 1796637600000, 1, 1795934399693);
INSERT INTO consent_receipts VALUES ('0b6f6a53-9a59-4a43-9c2c-0a3f4ef1c001', 1795934399797, '1.0', 'functional');
INSERT INTO known_devices VALUES ('u5PKUX4CfB98UjOwxf-zjV8yGKnaVuDBv_t1_ro7b7s', 'ce093dee-055e-4e0f-9584-abbceb8da83d', 1811486397290);
INSERT INTO lead_events VALUES (1, '757b6d6a-ecef-4186-9c81-3b444769e4f3', NULL, 'Received', 1795934399587);
INSERT INTO lead_events VALUES (2, 'c840305b-777b-4ddb-9dd5-5ba7003ad293', NULL, 'Received', 1795934399629);
INSERT INTO lead_events VALUES (3, '757b6d6a-ecef-4186-9c81-3b444769e4f3', 'ce093dee-055e-4e0f-9584-abbceb8da83d', 'Added a note', 1795934399668);
INSERT INTO lead_events VALUES (4, '5236c3cc-7021-4593-afca-860ba3ed129d', NULL, 'Booked a meeting: Tuesday 8 December 2026 at 10:00 GMT', 1795934399693);
INSERT INTO lead_notes VALUES ('3b968773-fa0f-4cab-a278-e75466a26e1f', '757b6d6a-ecef-4186-9c81-3b444769e4f3', 'ce093dee-055e-4e0f-9584-abbceb8da83d', 'A note of an earlier release.', 1795934399666);
INSERT INTO lead_submissions VALUES ('4d690b12763b9e76d6f575f391a1a77cdcaa287f0ad39ff225d6f77bb54b5407', '757b6d6a-ecef-4186-9c81-3b444769e4f3', 1795934399587);
INSERT INTO lead_submissions VALUES ('4ca4f35c82b5476fe50a0e9b1e7cdc4e92923f8cb5bd5bf10816abe79e72bcee', 'c840305b-777b-4ddb-9dd5-5ba7003ad293', 1795934399629);
INSERT INTO leads VALUES ('c840305b-777b-4ddb-9dd5-5ba7003ad293', '3PT79XCX', 'partnership', 'new', NULL, NULL, '', 'Partner', 'partner@example.com', 'partner@example.com', '', 'Background Screening', '', '', 'A partnership of an earlier release, with goals.', 'email', 1795934399629, 1796083200000, NULL, NULL, 0, 0, 1, 1795934399629, '3pt79xcx
partner
partner@example.com
a partnership of an earlier release, with goals.');
INSERT INTO leads VALUES ('757b6d6a-ecef-4186-9c81-3b444769e4f3', 'VMF6KATG', 'contact', 'new', NULL, NULL, 'Ada Visitor', 'Example', 'ada@example.com', 'ada@example.com', '', 'background-screening', '', 'not-sure', 'An inquiry of an earlier release.', 'email', 1795934399587, 1796083200000, NULL, NULL, 1, 0, 1, 1795934399663, 'vmf6katg
ada visitor
example
ada@example.com
an inquiry of an earlier release.');
INSERT INTO leads VALUES ('5236c3cc-7021-4593-afca-860ba3ed129d', 'PMBMSFA3', 'meeting', 'new', NULL, NULL, 'Ada Visitor', '', 'ada@example.com', 'ada@example.com', '', 'background-screening', '', '', '', 'meeting', 1795934399693, NULL, NULL, NULL, 0, 0, 1, 1795934399693, 'pmbmsfa3
ada visitor
ada@example.com
');
INSERT INTO migrations VALUES ('auth-001-accounts-and-sessions', '2026-11-29T06:39:53.130Z');
INSERT INTO migrations VALUES ('auth-002-reset-links', '2026-11-29T06:39:53.146Z');
INSERT INTO migrations VALUES ('auth-003-known-devices', '2026-11-29T06:39:53.225Z');
INSERT INTO migrations VALUES ('auth-004-where-sessions-are', '2026-11-29T06:39:53.267Z');
INSERT INTO migrations VALUES ('mirror-001-documents', '2026-11-29T06:39:53.322Z');
INSERT INTO migrations VALUES ('mirror-002-editing-copies', '2026-11-29T06:39:53.359Z');
INSERT INTO migrations VALUES ('mirror-003-terms', '2026-11-29T06:39:53.369Z');
INSERT INTO migrations VALUES ('mirror-003-due', '2026-11-29T06:39:53.371Z');
INSERT INTO migrations VALUES ('mirror-004-author', '2026-11-29T06:39:53.375Z');
INSERT INTO migrations VALUES ('mirror-005-filters', '2026-11-29T06:39:53.385Z');
INSERT INTO migrations VALUES ('mirror-006-addresses', '2026-11-29T06:39:53.390Z');
INSERT INTO migrations VALUES ('mirror-007-references-of-drafts', '2026-11-29T06:39:53.391Z');
INSERT INTO migrations VALUES ('mirror-008-due-of-both-copies', '2026-11-29T06:39:53.392Z');
INSERT INTO migrations VALUES ('editing-001-idempotent-answers', '2026-11-29T06:39:53.404Z');
INSERT INTO migrations VALUES ('editing-002-etags-of-answers', '2026-11-29T06:39:53.406Z');
INSERT INTO migrations VALUES ('outbox-001-writes', '2026-11-29T06:39:53.415Z');
INSERT INTO migrations VALUES ('outbox-002-tried', '2026-11-29T06:39:53.418Z');
INSERT INTO migrations VALUES ('trash-001-articles', '2026-11-29T06:39:53.427Z');
INSERT INTO migrations VALUES ('signed-links-001-keys', '2026-11-29T06:39:53.431Z');
INSERT INTO migrations VALUES ('messages-001-outgoing', '2026-11-29T06:39:53.438Z');
INSERT INTO migrations VALUES ('leads-001-leads', '2026-11-29T06:39:53.488Z');
INSERT INTO migrations VALUES ('booking-001-bookings', '2026-11-29T06:39:53.559Z');
INSERT INTO migrations VALUES ('booking-002-time-asked-for', '2026-11-29T06:39:53.560Z');
INSERT INTO migrations VALUES ('visits-001-visits', '2026-11-29T06:39:53.570Z');
INSERT INTO migrations VALUES ('redirects-001-counts', '2026-11-29T06:39:53.671Z');
INSERT INTO migrations VALUES ('consent-001-receipts', '2026-11-29T06:39:53.678Z');
INSERT INTO migrations VALUES ('assistant-001-questions', '2026-11-29T06:39:53.686Z');
INSERT INTO migrations VALUES ('assistant-002-removed', '2026-11-29T06:39:53.687Z');
INSERT INTO migrations VALUES ('media-001-images', '2026-11-29T06:39:53.710Z');
INSERT INTO mirror_documents VALUES ('1ff1d911-226d-4e7c-94a6-b84a807ba9b1', 'blog', '73beea5d-9f0c-436e-8203-d3c24a0407cf', 'an-upgraded-post', 'published', NULL, NULL, '2026-11-29T06:39:57.604Z', 'an upgraded post
kept over an upgrade.
written by an earlier release.', 1, '{"title":"An upgraded post","slug":{"_type":"slug","current":"an-upgraded-post"},"body":[{"style":"normal","_type":"block","_key":"a","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Written by an earlier release.","marks":[]}]}],"excerpt":"Kept over an upgrade.","tags":["upgrade"],"publishedAt":"2026-11-29T06:39:57.604Z","status":"published","_id":"1ff1d911-226d-4e7c-94a6-b84a807ba9b1","_type":"blog","_rev":"73beea5d-9f0c-436e-8203-d3c24a0407cf","_createdAt":"2026-11-29T06:39:57.682Z","_updatedAt":"2026-11-29T06:39:57.682Z"}', '2026-11-29T06:39:57.682Z', 1);
INSERT INTO mirror_documents VALUES ('19992159-2dcd-4d42-87e8-20cc86e9f80d', 'redirect', '77da42fa-3f68-440f-97e4-234cf082dcc9', '/blogs/the-first-name', NULL, NULL, NULL, '2026-11-29T06:39:59.068Z', '', 0, '{"from":"/blogs/the-first-name","to":"/blogs/the-second-name","permanent":true,"_id":"19992159-2dcd-4d42-87e8-20cc86e9f80d","_type":"redirect","_rev":"77da42fa-3f68-440f-97e4-234cf082dcc9","_createdAt":"2026-11-29T06:39:59.068Z","_updatedAt":"2026-11-29T06:39:59.068Z"}', '2026-11-29T06:39:59.068Z', 0);
INSERT INTO mirror_documents VALUES ('8f59ccff-3659-4517-9713-ec7c7b40f35a', 'blog', '77da42fa-3f68-440f-97e4-234cf082dcc9', 'the-second-name', 'published', NULL, NULL, '2026-11-29T06:39:58.801Z', 'a renamed post
renamed.
renamed.', 1, '{"title":"A renamed post","slug":{"_type":"slug","current":"the-second-name"},"body":[{"style":"normal","_type":"block","_key":"a","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Renamed.","marks":[]}]}],"excerpt":"Renamed.","publishedAt":"2026-11-29T06:39:58.801Z","status":"published","_id":"8f59ccff-3659-4517-9713-ec7c7b40f35a","_type":"blog","_rev":"77da42fa-3f68-440f-97e4-234cf082dcc9","_createdAt":"2026-11-29T06:39:58.934Z","_updatedAt":"2026-11-29T06:39:59.068Z"}', '2026-11-29T06:39:59.068Z', 1);
INSERT INTO mirror_documents VALUES ('ba55b532-c740-47aa-a57e-ed8f17773299', 'caseStudy', '7dbf8314-fd29-45cb-bf69-a7829543cf6e', 'an-upgraded-case', 'published', NULL, 'insurance', '2026-11-29T06:39:59.138Z', 'an upgraded case
kept too.
a challenge.
a solution.
a case of an earlier release.', 1, '{"title":"An upgraded case","slug":{"_type":"slug","current":"an-upgraded-case"},"body":[{"style":"normal","_type":"block","_key":"a","markDefs":[],"children":[{"_type":"span","_key":"b","text":"A case of an earlier release.","marks":[]}]}],"summary":"Kept too.","industry":"insurance","challenge":"A challenge.","solution":"A solution.","results":[{"_type":"result","_key":"k0000","label":"Kept","value":"100 %"}],"publishedAt":"2026-11-29T06:39:59.138Z","status":"published","_id":"ba55b532-c740-47aa-a57e-ed8f17773299","_type":"caseStudy","_rev":"7dbf8314-fd29-45cb-bf69-a7829543cf6e","_createdAt":"2026-11-29T06:39:59.146Z","_updatedAt":"2026-11-29T06:39:59.146Z"}', '2026-11-29T06:39:59.146Z', 1);
INSERT INTO mirror_documents VALUES ('image-86a4f7f39314b6363c73e5266e85d2a98040b494-64x48-png', 'sanity.imageAsset', '4cfa79c3-600d-44a9-9c9a-4c5269cc25bc', NULL, NULL, NULL, NULL, '2026-11-29T06:39:59.279Z', '', 0, '{"_id":"image-86a4f7f39314b6363c73e5266e85d2a98040b494-64x48-png","_type":"sanity.imageAsset","_rev":"4cfa79c3-600d-44a9-9c9a-4c5269cc25bc","_createdAt":"2026-11-29T06:39:59.279Z","_updatedAt":"2026-11-29T06:39:59.279Z","assetId":"86a4f7f39314b6363c73e5266e85d2a98040b494","sha1hash":"86a4f7f39314b6363c73e5266e85d2a98040b494","extension":"png","mimeType":"image/png","originalFilename":"86a4f7f39314b6363c73e5266e85d2a98040b494-64x48.png","path":"images/local/production/86a4f7f39314b6363c73e5266e85d2a98040b494-64x48.png","url":"http://localhost:4950/lake/images/local/production/86a4f7f39314b6363c73e5266e85d2a98040b494-64x48.png","size":203,"uploadId":"DHgFTc4M0ECAnKtUcEBfQn7I9pi2KBW6","metadata":{"_type":"sanity.imageMetadata","dimensions":{"_type":"sanity.imageDimensions","width":64,"height":48,"aspectRatio":1.3333333333333333},"hasAlpha":false,"isOpaque":true,"lqip":"data:image/jpeg;base64,/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAPABQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCWAFkAB//Z"}}', '2026-11-29T06:39:59.279Z', 0);
INSERT INTO mirror_documents VALUES ('89358c63-67ca-48a3-b6cd-7c6a96c08af3', 'redirect', 'f5a81efe-9c4c-4c1b-a6cc-19464cccf1a3', '/an-old-address', NULL, NULL, NULL, '2026-11-29T06:39:59.491Z', '', 0, '{"from":"/an-old-address","to":"/services","permanent":true,"_id":"89358c63-67ca-48a3-b6cd-7c6a96c08af3","_type":"redirect","_rev":"f5a81efe-9c4c-4c1b-a6cc-19464cccf1a3","_createdAt":"2026-11-29T06:39:59.491Z","_updatedAt":"2026-11-29T06:39:59.491Z"}', '2026-11-29T06:39:59.491Z', 0);
INSERT INTO mirror_drafts VALUES ('11f7cb02-5c5a-462d-b96e-cd965e5bb223', 'blog', '370edb79-84bd-4917-87ad-f6d2da2f7f44', '{"title":"A secret draft","slug":{"_type":"slug","current":"a-secret-draft"},"body":[{"style":"normal","_type":"block","_key":"a","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Nobody may read this.","marks":[]}]}],"excerpt":"Not for visitors.","status":"draft","_id":"drafts.11f7cb02-5c5a-462d-b96e-cd965e5bb223","_type":"blog","_rev":"370edb79-84bd-4917-87ad-f6d2da2f7f44","_createdAt":"2026-11-29T06:39:57.765Z","_updatedAt":"2026-11-29T06:39:57.765Z"}');
INSERT INTO mirror_editing VALUES ('1ff1d911-226d-4e7c-94a6-b84a807ba9b1', 'blog', 'an-upgraded-post', 'an-upgraded-post', 'published', NULL, NULL, 'an upgraded post', '2026-11-29T06:39:57.682Z', '2026-11-29T06:39:57.604Z', 1, 0, 'an upgraded post
kept over an upgrade.
an-upgraded-post
upgrade', NULL, NULL);
INSERT INTO mirror_editing VALUES ('11f7cb02-5c5a-462d-b96e-cd965e5bb223', 'blog', 'a-secret-draft', NULL, 'draft', NULL, NULL, 'a secret draft', '2026-11-29T06:39:57.765Z', '', 0, 1, 'a secret draft
not for visitors.
a-secret-draft', NULL, NULL);
INSERT INTO mirror_editing VALUES ('8f59ccff-3659-4517-9713-ec7c7b40f35a', 'blog', 'the-second-name', 'the-second-name', 'published', NULL, NULL, 'a renamed post', '2026-11-29T06:39:59.068Z', '2026-11-29T06:39:58.801Z', 1, 0, 'a renamed post
renamed.
the-second-name', NULL, NULL);
INSERT INTO mirror_editing VALUES ('ba55b532-c740-47aa-a57e-ed8f17773299', 'caseStudy', 'an-upgraded-case', 'an-upgraded-case', 'published', NULL, 'insurance', 'an upgraded case', '2026-11-29T06:39:59.146Z', '2026-11-29T06:39:59.138Z', 1, 0, 'an upgraded case
kept too.
an-upgraded-case', NULL, NULL);
INSERT INTO mirror_state VALUES ('source', 'embedded  local production');
INSERT INTO mirror_state VALUES ('filled_at', '2026-11-29T06:39:55.891Z');
INSERT INTO mirror_terms VALUES ('1ff1d911-226d-4e7c-94a6-b84a807ba9b1', 'upgrade');
INSERT INTO reset_links VALUES ('-eZXLe-Okit6EwJZ7gDZjRJD53DvHViS2akJpVQeEUQ', '95cef28c-5dad-4a29-8da5-e595824f9910', 1796193599781);
INSERT INTO session_tokens VALUES ('FPkPAZW1IwyruyAvsFRoboU452UGNbF9WTbvD0e9q-A', '01cba081-c009-469a-aa7e-a59b683cfdda', 'bearer', 1795963197274);
INSERT INTO session_tokens VALUES ('J9kLdW7R-0uUL1jlNQ1MgP6O7fPexNKapNjUJxKxQqk', '01cba081-c009-469a-aa7e-a59b683cfdda', 'cookie', 1795963197274);
INSERT INTO sessions VALUES ('01cba081-c009-469a-aa7e-a59b683cfdda', 'ce093dee-055e-4e0f-9584-abbceb8da83d', 1795934397274, 1795934397274, 1795963197274, '', '127.0.0.…');
INSERT INTO sign_in_tries VALUES ('address:127.0.0.1', 0, 0, 1795934397123);
INSERT INTO sign_in_tries VALUES ('account:eTxws2YSw50SKtoDBra-JxMnnpBFcZdzcuTHaeeEtyo', 0, 0, 1795934397123);
INSERT INTO signing_keys VALUES ('links', 'g0nW8fPlh7Kkk-SPQEMYTkGBvS-usSc5y-gqIw93tHE', 1795934394980);
INSERT INTO trash_articles VALUES ('846b8901-8af8-4573-b59d-5719c0f28471', 'blog', 'A deleted post', 'a-deleted-post', 1, NULL, '{"title":"A deleted post","slug":{"_type":"slug","current":"a-deleted-post"},"body":[{"style":"normal","_type":"block","_key":"a","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Deleted.","marks":[]}]}],"excerpt":"In the trash.","publishedAt":"2026-11-29T06:39:58.254Z","status":"published","_id":"846b8901-8af8-4573-b59d-5719c0f28471","_type":"blog","_rev":"39c9ceb1-53c5-43d5-8da4-97ab9fff4826","_createdAt":"2026-11-29T06:39:58.397Z","_updatedAt":"2026-11-29T06:39:58.397Z"}', 'staff', 'rest', 1795934398607, 'af950de5-dc3e-4b4f-b226-96636d519cda', 0);
INSERT INTO users VALUES ('ce093dee-055e-4e0f-9584-abbceb8da83d', 'staff@example.com', 'staff', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$TfdKQGlh+dFklrBqWKfCHg$HQAhLP/SIE9o7SyX4qS7+4hyZqiGsD8/2EbMBxL7QPI', 0, 1795934394853, 1795934394853);
INSERT INTO users VALUES ('95cef28c-5dad-4a29-8da5-e595824f9910', 'editor@example.com', 'Eve Editor', 'editor', '', 0, 1795934399776, 1795934399776);
INSERT INTO visits VALUES ('2026-11-29', '/services', '', 'phone', 1);
SELECT pg_catalog.setval('lead_events_sequence_seq', 4, true);
SELECT pg_catalog.setval('outbox_writes_sequence_seq', 1, false);
ALTER TABLE ONLY assistant_questions
    ADD CONSTRAINT assistant_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY booking_days_off
    ADD CONSTRAINT booking_days_off_pkey PRIMARY KEY (id);
ALTER TABLE ONLY booking_hours
    ADD CONSTRAINT booking_hours_pkey PRIMARY KEY (id);
ALTER TABLE ONLY booking_marks
    ADD CONSTRAINT booking_marks_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY booking_slots
    ADD CONSTRAINT booking_slots_pkey PRIMARY KEY (starts_at);
ALTER TABLE ONLY booking_submissions
    ADD CONSTRAINT booking_submissions_pkey PRIMARY KEY (key);
ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_lead_id_key UNIQUE (lead_id);
ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_number_key UNIQUE (number);
ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY consent_receipts
    ADD CONSTRAINT consent_receipts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY idempotent_answers
    ADD CONSTRAINT idempotent_answers_pkey PRIMARY KEY (key);
ALTER TABLE ONLY known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY lead_events
    ADD CONSTRAINT lead_events_pkey PRIMARY KEY (sequence);
ALTER TABLE ONLY lead_notes
    ADD CONSTRAINT lead_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY lead_submissions
    ADD CONSTRAINT lead_submissions_pkey PRIMARY KEY (key);
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_number_key UNIQUE (number);
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY media_images
    ADD CONSTRAINT media_images_pkey PRIMARY KEY (public_id);
ALTER TABLE ONLY media_signatures
    ADD CONSTRAINT media_signatures_pkey PRIMARY KEY (signature);
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY mirror_documents
    ADD CONSTRAINT mirror_documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mirror_drafts
    ADD CONSTRAINT mirror_drafts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mirror_editing
    ADD CONSTRAINT mirror_editing_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mirror_references
    ADD CONSTRAINT mirror_references_key PRIMARY KEY (document_id, target_id);
ALTER TABLE ONLY mirror_state
    ADD CONSTRAINT mirror_state_pkey PRIMARY KEY (key);
ALTER TABLE ONLY mirror_terms
    ADD CONSTRAINT mirror_terms_key PRIMARY KEY (term, document_id);
ALTER TABLE ONLY missed_addresses
    ADD CONSTRAINT missed_addresses_pkey PRIMARY KEY (path);
ALTER TABLE ONLY outbox_writes
    ADD CONSTRAINT outbox_writes_pkey PRIMARY KEY (sequence);
ALTER TABLE ONLY outbox_writes
    ADD CONSTRAINT outbox_writes_transaction_id_key UNIQUE (transaction_id);
ALTER TABLE ONLY receipt_marks
    ADD CONSTRAINT receipt_marks_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY redirect_hits
    ADD CONSTRAINT redirect_hits_pkey PRIMARY KEY (path);
ALTER TABLE ONLY reset_links
    ADD CONSTRAINT reset_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY session_tokens
    ADD CONSTRAINT session_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sign_in_tries
    ADD CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key);
ALTER TABLE ONLY signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY trash_articles
    ADD CONSTRAINT trash_articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY visits
    ADD CONSTRAINT visits_key PRIMARY KEY (day, route, referrer, device);
CREATE INDEX booking_slots_booking ON booking_slots USING btree (booking_id);
CREATE INDEX booking_submissions_booking ON booking_submissions USING btree (booking_id);
CREATE INDEX bookings_email ON bookings USING btree (email_key);
CREATE INDEX bookings_remind ON bookings USING btree (remind_at);
CREATE INDEX bookings_start ON bookings USING btree (state, starts_at);
CREATE INDEX consent_receipts_given ON consent_receipts USING btree (given_at);
CREATE INDEX known_devices_user ON known_devices USING btree (user_id);
CREATE INDEX lead_events_lead ON lead_events USING btree (lead_id);
CREATE INDEX lead_notes_lead ON lead_notes USING btree (lead_id);
CREATE INDEX lead_submissions_lead ON lead_submissions USING btree (lead_id);
CREATE INDEX leads_email ON leads USING btree (email_key);
CREATE INDEX leads_received ON leads USING btree (received_at);
CREATE INDEX leads_status ON leads USING btree (status, due_at);
CREATE INDEX media_images_by_file ON media_images USING btree (sha1);
CREATE INDEX media_signatures_by_expiry ON media_signatures USING btree (expires_at);
CREATE INDEX messages_due ON messages USING btree (state, next_attempt_at);
CREATE INDEX messages_subject ON messages USING btree (subject_id);
CREATE INDEX mirror_documents_addresses ON mirror_documents USING btree (type, listed, sort_key, id, slug, updated_at);
CREATE INDEX mirror_documents_category ON mirror_documents USING btree (type, public, status, category, sort_key, id);
CREATE INDEX mirror_documents_industry ON mirror_documents USING btree (type, public, status, industry, sort_key, id);
CREATE INDEX mirror_documents_newest ON mirror_documents USING btree (type, public, status, sort_key, id);
CREATE INDEX mirror_documents_slug ON mirror_documents USING btree (type, slug);
CREATE INDEX mirror_editing_author ON mirror_editing USING btree (type, author, updated_at, id);
CREATE INDEX mirror_editing_category ON mirror_editing USING btree (type, category, updated_at, id);
CREATE INDEX mirror_editing_due ON mirror_editing USING btree (due_at);
CREATE INDEX mirror_editing_industry ON mirror_editing USING btree (type, industry, updated_at, id);
CREATE INDEX mirror_editing_published_at ON mirror_editing USING btree (type, published_at, id);
CREATE INDEX mirror_editing_slug ON mirror_editing USING btree (type, slug, id);
CREATE INDEX mirror_editing_status ON mirror_editing USING btree (type, status, id);
CREATE INDEX mirror_editing_title_key ON mirror_editing USING btree (type, title_key, id);
CREATE INDEX mirror_editing_updated_at ON mirror_editing USING btree (type, updated_at, id);
CREATE INDEX mirror_references_target ON mirror_references USING btree (target_id);
CREATE INDEX mirror_terms_document ON mirror_terms USING btree (document_id);
CREATE INDEX outbox_writes_article ON outbox_writes USING btree (article_id, sequence);
CREATE INDEX reset_links_user ON reset_links USING btree (user_id);
CREATE INDEX session_tokens_session ON session_tokens USING btree (session_id);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
CREATE INDEX trash_articles_newest ON trash_articles USING btree (deleted_at, id);
ALTER TABLE ONLY booking_slots
    ADD CONSTRAINT booking_slots_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY booking_submissions
    ADD CONSTRAINT booking_submissions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY bookings
    ADD CONSTRAINT bookings_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY known_devices
    ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY lead_events
    ADD CONSTRAINT lead_events_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY lead_notes
    ADD CONSTRAINT lead_notes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE;
ALTER TABLE ONLY reset_links
    ADD CONSTRAINT reset_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY session_tokens
    ADD CONSTRAINT session_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
