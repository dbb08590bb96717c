//! The devices that saw a campaign on a day. Computed, not stored.

use std::ops::RangeInclusive;

/// The campaign with a million device ids in every search that includes one of its days.
pub(crate) const MILLION_DEVICES: &str = "Million Devices";
/// The campaign with some device ids that begin like a formula.
pub(crate) const FORMULA_DEVICES: &str = "Formula Devices";

const MILLION: u64 = 1_000_000;
/// One in this many sightings repeats a device.
const REPEAT: u64 = 5;
/// One in this many device ids of the formula campaign begins like a formula.
const FORMULA: u64 = 50;
/// The first characters of formulas in spreadsheets.
const FORMULA_STARTS: [u8; 4] = *b"=-+@";

/// The devices that saw one campaign on one day.
pub(super) struct Sightings {
    campaign_id: u64,
    day: u64,
    count: u64,
    like_formulas: bool,
}

/// The sightings of a campaign on each of the days, which are numbered from 1970.
pub(super) fn on(campaign_id: i64, name: &str, days: RangeInclusive<i64>) -> Vec<Sightings> {
    let campaign_id = campaign_id.unsigned_abs();
    let (first, last) = (days.start().unsigned_abs(), days.end().unsigned_abs());
    let length = if days.is_empty() { 0 } else { last - first + 1 };
    (0..length)
        .map(|step| Sightings {
            campaign_id,
            day: first + step,
            count: match name {
                // The first days have the remainder of the division.
                MILLION_DEVICES => MILLION / length + u64::from(step < MILLION % length),
                _ => 30 + mix(campaign_id << 32 | (first + step)) % 120,
            },
            like_formulas: name == FORMULA_DEVICES,
        })
        .collect()
}

impl Sightings {
    pub(super) fn total(&self) -> u64 {
        self.count
    }

    pub(super) fn unique(&self) -> u64 {
        self.count - self.count / REPEAT
    }

    /// Writes device ids as JSON strings, each followed by a comma, starting at the given sighting, until the buffer is
    /// full. Returns the next sighting.
    pub(super) fn write(&self, mut sighting: u64, buffer: &mut Vec<u8>, room: usize) -> u64 {
        while sighting < self.count && buffer.len() < room {
            let device = match sighting % REPEAT {
                4 => sighting - 3,
                _ => sighting,
            };
            self.write_id(device, buffer);
            sighting += 1;
        }
        sighting
    }

    /// An advertising id: a version 4 UUID.
    fn write_id(&self, device: u64, buffer: &mut Vec<u8>) {
        const DIGITS: [u8; 16] = *b"0123456789abcdef";
        // The devices of a campaign and day need less than 21 bits.
        let high = mix((self.campaign_id << 48) ^ (self.day << 21) ^ device);
        let low = mix(high);
        let bits =
            (u128::from(high & !0xf000 | 0x4000) << 64) | u128::from(low & !(3 << 62) | 2 << 62);
        buffer.push(b'"');
        if self.like_formulas && device % FORMULA == 6 {
            let start = device / FORMULA % 4;
            buffer.push(FORMULA_STARTS[usize::try_from(start).unwrap_or_default()]);
        }
        for (place, byte) in bits.to_be_bytes().into_iter().enumerate() {
            if matches!(place, 4 | 6 | 8 | 10) {
                buffer.push(b'-');
            }
            buffer.push(DIGITS[usize::from(byte >> 4)]);
            buffer.push(DIGITS[usize::from(byte & 15)]);
        }
        buffer.extend_from_slice(b"\",");
    }
}

/// A hash of a number. Different numbers have different hashes.
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
