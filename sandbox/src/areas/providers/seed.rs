//! Providers of every type and health, with locks of every kind.

use rusqlite::params;
use serde_json::{Value, json};

use crate::{
    db::records::Columns,
    seed::writer::{SeedWriter, iso, remove},
    services::resource::REFUSES_SAVE,
};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// When a provider last sent data.
#[derive(Clone, Copy)]
enum Feed {
    /// Sends data at this interval, in seconds, while the sandbox runs.
    Every(i64),
    /// Last sent data this many days ago.
    Silent(i64),
    Never,
}

use Feed::{Every, Never, Silent};

/// Name, handler, customer, active, push, feed.
type Row = (
    &'static str,
    Option<&'static str>,
    Option<i64>,
    bool,
    bool,
    Feed,
);

/// In the order of the ids from 1.
#[rustfmt::skip]
const PROVIDERS: [Row; 31] = [
    ("GeoTrail", Some("GeoTrail"), Some(1), true, false, Every(15 * MINUTE)),
    ("RouteBeacon", Some("RouteBeacon"), Some(9), true, false, Every(30 * MINUTE)),
    ("SkyPing Push", Some("SkyPing"), Some(14), true, true, Every(6 * HOUR)),
    ("Transit/Sync 100%", Some("TransitSync"), Some(3), true, false, Every(20 * MINUTE)),
    ("Harbor AVL", Some("Custom"), Some(3), true, true, Every(4 * HOUR)),
    ("FleetNow", Some("FleetNow"), Some(3), true, false, Every(10 * MINUTE)),
    ("Bucket Drop West", Some("s3_drop"), Some(5), true, false, Every(HOUR)),
    ("Nightly Trucks", Some("S3Importer"), Some(16), true, false, Silent(1)),
    ("Pedal Counter", Some("Custom"), Some(4), true, false, Silent(3)),
    ("Cascade Docks", Some("BikeDock"), Some(6), true, true, Silent(2)),
    ("Neon Nevada GPS", Some("GeoTrail"), Some(15), true, false, Never),
    ("Toppers Live", Some("TopperCloud"), Some(38), true, true, Never),
    ("Mile High Trackers", Some("FleetNow"), Some(34), false, false, Silent(40)),
    ("Old Colony Feed", Some("LegacyFtp"), Some(3), false, false, Silent(200)),
    ("Keystone Position Service", Some("RouteBeacon"), Some(19), true, false, Every(45 * MINUTE)),
    ("Vehículos del Río", Some("GeoTrail"), Some(31), true, false, Every(25 * MINUTE)),
    (REFUSES_SAVE, Some("Custom"), Some(3), true, false, Every(30 * MINUTE)),
    ("Palmetto Pings", Some("PalmettoPush"), Some(35), true, true, Every(HOUR)),
    ("Gateway Arch AVL", Some("TransitSync"), Some(36), true, false, Silent(1)),
    ("Shared Telematics", Some("FleetNow"), None, true, false, Every(5 * MINUTE)),
    ("Windy City AVL", Some("TransitSync"), Some(14), true, false, Every(12 * MINUTE)),
    ("Unassigned Prototype", None, None, false, false, Never),
    ("Twin Cities Trams", Some("TransitSync"), Some(32), true, true, Every(2 * HOUR)),
    ("Liberty Locator", Some("Locator"), Some(39), true, false, Every(18 * MINUTE)),
    ("Bold Beacons", Some("GeoTrail"), Some(24), false, true, Never),
    ("Lost Owner GPS", Some("GeoTrail"), Some(999), true, false, Silent(5)),
    ("Archive Bucket", Some("s3_drop"), Some(5), false, false, Silent(90)),
    ("New Bucket", Some("S3Importer"), Some(13), true, false, Never),
    ("Línea Sur/Norte 50%", Some("GeoTrail"), Some(31), true, false, Every(15 * MINUTE)),
    ("Keyring Telematics", Some("Custom"), Some(9), true, true, Every(HOUR)),
    ("Shared Telematics copy", Some("FleetNow"), None, false, false, Never),
];

pub(crate) fn seed(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    for (id, (name, handler, customer_id, is_active, is_push, feed)) in (1..).zip(PROVIDERS) {
        let last = match feed {
            Every(seconds) => {
                seed.connection
                    .prepare_cached(
                        "INSERT INTO heartbeats (provider_id, every_seconds) VALUES (?, ?)",
                    )?
                    .execute(params![id, seconds])?;
                json!(iso(seed.midnight(0)))
            }
            Silent(days) => json!(iso(seed.moment(-days, 7 * HOUR))),
            Never => Value::Null,
        };
        let mut body = json!({
            "providerId": id,
            "providerName": name,
            "providerHandler": handler,
            "customerId": customer_id,
            "isActive": is_active,
            "isPush": is_push,
            "providerConfig": config(id),
            "lastProcessTimestamp": last,
        });
        match id {
            8 => body["lastProcessTimestamp"] = json!(seed.moment(-1, 7 * HOUR)),
            9 => remove(&mut body, "isPush"),
            12 => remove(&mut body, "lastProcessTimestamp"),
            15 => body["customerId"] = json!("19"),
            22 => remove(&mut body, "providerConfig"),
            31 => body["isActive"] = Value::Null,
            _ => {}
        }
        seed.store(
            "provider",
            id,
            &Columns {
                customer_id,
                name: Some(name.to_owned()),
                campaign_id: None,
            },
            &body,
        )?;
        pings(seed, id, feed)?;
    }
    locks(seed)
}

fn config(id: i64) -> Value {
    match id {
        6 => json!({ "url": "https://fleet.example" }),
        7 => json!({ "bucket": "west-drop", "prefix": "daily/", "region": "us-west-2" }),
        8 => json!({ "s3Path": "s3://nightly-trucks/in", "retries": 3 }),
        10 => json!({}),
        19 => {
            json!({ "url": "https://avl.archtransit.example/feed", "headers": { "Accept": "application/json" }, "gzip": true })
        }
        20 => {
            json!({ "url": "https://telematics.example/v2", "accounts": ["north", "south"], "timeoutSeconds": 30 })
        }
        21 => json!({
            "url": "https://avl.windycity.example/v1",
            "paging": { "size": 500, "cursor": { "key": "next", "encoded": false } },
            "intervalMinutes": 7.5,
            "gzip": false,
            "proxy": null,
            "routes": [8, 9, "X9"],
            "note": "Größe & <Art> der Wagen",
        }),
        // The bucket is in a key, not in the handler.
        24 => json!({ "bucketName": "liberty-positions", "region": "us-east-1" }),
        27 => json!({ "bucket": "archive-2019", "prefix": "" }),
        28 => json!({ "s3Uri": "s3://new-bucket/in", "kmsKeyId": null }),
        // One parameter of the address is a secret, the others are not.
        18 => {
            json!({ "url": "https://push.palmetto.example/pings?access_key=example-4b7c9e10&format=json", "intervalMinutes": 23 })
        }
        // Secrets.
        30 => json!({
            "url": "https://integration:hunter2-example@keyring.example/feed",
            "apiKey": "example-key-7f3c9b2e41d8",
            "password": "correct horse battery staple",
            "access_token": "example.token.eyJzdWIiOiJrZXlyaW5nIn0",
            "clientSecret": "example-secret-0b8e7a52",
            "credentials": { "user": "keyring", "password": "example-pass-42" },
            "privateKeyId": 90210,
            "tokenLifetimeSeconds": 3600,
            "secretRotation": true,
            "refreshToken": null,
            "keyboard": "QWERTY",
            "signedUrl": "https://files.keyring.example/drop?expires=3600&signature=example-sig-c0ffee",
        }),
        25 => json!({ "url": "https://bold.example/?a=1&b=<2>" }),
        _ => {
            json!({ "url": format!("https://feed{id}.example/positions"), "intervalMinutes": 5 + id })
        }
    }
}

/// Fourteen days of pings up to the provider's last data; none if it never sent any. RouteBeacon sent nothing on some
/// of them.
fn pings(seed: &mut SeedWriter<'_>, id: i64, feed: Feed) -> rusqlite::Result<()> {
    let newest = match feed {
        Every(_) => 1,
        Silent(days) => days,
        Never => return Ok(()),
    };
    let rows: Vec<Value> = (0..14)
        .filter_map(|step| {
            let pings = seed.between(8_000, 60_000);
            if id == 2 && [2, 5, 6].contains(&step) {
                return None;
            }
            let pings = if id == 4 {
                json!(pings.to_string())
            } else {
                json!(pings)
            };
            Some(json!({ "PING_DATE": seed.day(-newest - step).to_string(), "PINGS": pings }))
        })
        .collect();
    seed.store("pings", id, &Columns::default(), &rows.into())
}

/// Locks refer to their provider by name, or by id as a number. They are stored under the id of
/// that provider, or under an unknown one.
fn locks(seed: &mut SeedWriter<'_>) -> rusqlite::Result<()> {
    let now = seed.midnight(0);
    #[rustfmt::skip]
    let locks = [
        (1, json!({ "provider": "GeoTrail", "lockExp": now + 30 * DAY, "isLocked": true })),
        (2, json!({ "provider": "RouteBeacon", "lockExp": null, "isLocked": false })),
        (4, json!({ "provider": "Transit/Sync 100%", "lockExp": -1, "isLocked": true })),
        (6, json!({ "provider": "FleetNow", "lockExp": now + 2 * DAY, "isLocked": true })),
        (7, json!({ "provider": 7, "lockExp": -1, "isLocked": true })),
        (8, json!({ "provider": 8, "lockExp": (now - DAY).to_string(), "isLocked": true })),
        (9, json!({ "provider": "Pedal Counter", "lockExp": -1, "isLocked": true })),
        (10, json!({ "provider": "Cascade Docks", "lockExp": now - 10 * DAY, "isLocked": true })),
        (11, json!({ "provider": "Neon Nevada GPS", "lockExp": -1, "isLocked": true })),
        (17, json!({ "provider": REFUSES_SAVE, "lockExp": -1, "isLocked": true })),
        (19, json!({ "provider": 19, "lockExp": now + DAY, "isLocked": true })),
        (21, json!({ "provider": "Windy City AVL", "isLocked": false })),
        (12, json!({ "provider": "Toppers Live", "lockExp": "until Friday", "isLocked": true })),
        (16, json!({ "provider": "Vehículos del Río", "lockExp": (now + 3 * DAY).to_string(), "isLocked": true })),
        (23, json!({ "provider": "Twin Cities Trams", "lockExp": null, "isLocked": true })),
        (29, json!({ "provider": 29, "lockExp": -1, "isLocked": true })),
        (30, json!({ "provider": "Keyring Telematics", "lockExp": -1, "isLocked": null })),
        // Locks that match no provider: an unknown name, an unknown id, and a name that looks like an id.
        (1_001, json!({ "provider": "Gone Since Long", "lockExp": -1, "isLocked": true })),
        (1_002, json!({ "provider": 4711, "lockExp": now + DAY, "isLocked": true })),
        (1_003, json!({ "provider": "20", "lockExp": -1, "isLocked": true })),
    ];
    for (id, lock) in locks {
        seed.store("lock", id, &Columns::default(), &lock)?;
    }
    Ok(())
}
