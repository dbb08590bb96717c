//! Which devices saw a campaign on which day: worked out from numbers, and kept nowhere.

use std::ops::RangeInclusive;

/// A search that meets this campaign's days finds a million device ids on it.
pub(crate) const MILLION_DEVICES: &str = "Million Devices";
/// Now and then a device id of this campaign begins like a formula.
pub(crate) const FORMULA_DEVICES: &str = "Formula Devices";

const MILLION: u64 = 1_000_000;
/// Of so many sightings in a row, the last one repeats a device.
const REPEAT: u64 = 5;
/// Of so many sightings in a row of the formula campaign, one begins like a formula.
const FORMULA: u64 = 50;
/// What spreadsheets take for the beginning of a formula.
const FORMULA_STARTS: [u8; 4] = *b"=-+@";

/// The devices that saw one campaign on one day.
pub(super) struct Sightings {
    campaign_id: u64,
    day: u64,
    count: u64,
    like_formulas: bool,
}

/// The sightings of a campaign of this name on each of the days, which are counted from 1970.
pub(super) fn on(campaign_id: i64, name: &str, days: RangeInclusive<i64>) -> Vec<Sightings> {
    let campaign_id = campaign_id.unsigned_abs();
    let (first, last) = (days.start().unsigned_abs(), days.end().unsigned_abs());
    let length = if days.is_empty() { 0 } else { last - first + 1 };
    (0..length)
        .map(|step| Sightings {
            campaign_id,
            day: first + step,
            count: match name {
                // The first days take what the division leaves over.
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

    /// Writes the device ids as JSON texts, each with a comma behind it, from one sighting on for
    /// as long as the buffer has room; answers the sighting to go on with.
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
        // A campaign's devices of a day fill less than 21 bits.
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

/// Spreads a number over all 64 bits; no two numbers become the same.
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
