-- A record is stored as the JSON text that is served, beside the columns by which calls look it up.
-- So odd shapes (an id as text, a missing key) stay as they are. Renamed to "records" later.
CREATE TABLE entities (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  customer_id INTEGER,
  campaign_id INTEGER,
  name TEXT,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE INDEX entities_by_customer ON entities (kind, customer_id);
CREATE INDEX entities_by_campaign ON entities (kind, campaign_id);
CREATE INDEX entities_by_name ON entities (kind, name);

-- The email is in lower case; the hash is salted.
CREATE TABLE accounts (
  user_id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  salt TEXT NOT NULL,
  hash TEXT NOT NULL
);

-- Tokens are stored as hashes, so that they cannot be read from the file.
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE files (
  bucket TEXT NOT NULL,
  key TEXT NOT NULL,
  media_type TEXT NOT NULL,
  modified_at INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (bucket, key)
);

-- The job queue. Times are epoch milliseconds; a job without `due_at` has ended.
CREATE TABLE queue (
  id INTEGER PRIMARY KEY,
  status INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  job_type TEXT NOT NULL,
  email TEXT,
  user_id INTEGER,
  customer_id INTEGER,
  created_at INTEGER NOT NULL,
  due_at INTEGER,
  request_info TEXT NOT NULL,
  files TEXT NOT NULL,
  links_expire_at INTEGER NOT NULL
);

CREATE TABLE pixel_requests (
  pixel_id INTEGER NOT NULL,
  device_time INTEGER NOT NULL,
  device_ip TEXT
);
CREATE INDEX pixel_requests_by_time ON pixel_requests (pixel_id, device_time);

-- Providers with a live feed, and the interval at which it sends data.
CREATE TABLE heartbeats (
  provider_id INTEGER PRIMARY KEY,
  every_seconds INTEGER NOT NULL
);

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
