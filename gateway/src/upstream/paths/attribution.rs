//! The paths of attribution studies and places.

use chrono::{DateTime, NaiveDate, Utc};

use super::Path;

/// M3: studies
pub fn studies() -> Path {
    Path::new("/v3/api/attribution", &[])
        .with_timestamp()
        .large()
}

/// M4, M5: one study
pub fn study(attribution_id: i32) -> Path {
    Path::new("/v3/api/attribution/{}", &[&attribution_id]).with_timestamp()
}

/// M40
pub fn pixels_of_study(attribution_id: i32, customer_id: i32) -> Path {
    Path::new(
        "/v3/api/pixels/attribution/{}/customer/{}",
        &[&attribution_id, &customer_id],
    )
}

/// M41
pub fn study_pixel_counts() -> Path {
    Path::new("/v3/api/pixels/attribution-studies-pixel-counts", &[])
}

/// M46
pub fn study_status(attribution_id: i32) -> Path {
    Path::new("/v3/api/attribution/status/{}", &[&attribution_id])
}

/// What an export of a study covers.
pub struct StudyExport<'a> {
    /// The address the export is for.
    pub email: &'a str,
    /// When the measurement starts and ends.
    pub range: (DateTime<Utc>, DateTime<Utc>),
    /// The group of devices.
    pub device_group: &'a str,
    /// The customer.
    pub customer_id: i32,
    /// The campaigns.
    pub campaign_ids: &'a [i32],
    /// The first and last day.
    pub days: (NaiveDate, NaiveDate),
    /// The IANA name of the time zone of the days.
    pub time_zone: &'a str,
    /// The cuts, each "one,two" or "one".
    pub cuts: &'a [String],
}

/// M47
pub fn export_study(attribution_id: i32, export: &StudyExport<'_>) -> Path {
    let (start, end) = export.range;
    let path = process_study(attribution_id)
        .query("email", export.email)
        .query("mainRange", start.timestamp())
        .query("mainRange", end.timestamp())
        .query("deviceGroup", export.device_group)
        .query("customerId", export.customer_id);
    let campaigns = export.campaign_ids.iter();
    let path = campaigns.fold(path, |path, id| path.query("campaignIds", id));
    let path = path
        .query("startDate", export.days.0)
        .query("endDate", export.days.1)
        .query("timezone", export.time_zone);
    let cuts = export.cuts.iter();
    cuts.fold(path, |path, cut| path.query("cuts", cut))
}

/// M48
pub fn process_study(attribution_id: i32) -> Path {
    Path::new("/v3/api/attribution/process-study/{}", &[&attribution_id])
}

/// M49
pub fn cut_options() -> Path {
    Path::new("/v3/api/attribution/cut-options", &[])
}

/// M50, M51
pub fn study_cuts(attribution_id: i32, customer_id: i32) -> Path {
    Path::new("/v3/api/attribution/{}/cuts", &[&attribution_id]).query("customerId", customer_id)
}

/// M52
pub fn attribution_jobs() -> Path {
    Path::new("/v3/api/attribution/jobs", &[])
}

/// M53
pub fn create_retargeting_study() -> Path {
    Path::new("/v3/api/attribution/create-retargeting-study", &[])
}

/// M3: places
pub fn places() -> Path {
    Path::new("/v3/api/places", &[]).with_timestamp().large()
}

/// M4: one place
pub fn place(place_id: &str) -> Path {
    Path::new("/v3/api/places/{}", &[&place_id]).with_timestamp()
}
