//! The paths of all calls to services. Each value is encoded as one segment or query value, so that no
//! user input can change where a call goes.

use chrono::{DateTime, NaiveDate, Utc};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use url::Url;

/// What is not encoded in a segment or a query value.
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// A path of a service, with its query.
pub struct Path {
    template: &'static str,
    text: String,
    has_timestamp: bool,
    has_invalid_segment: bool,
    is_large: bool,
    is_slow: bool,
    reports_errors_in_body: bool,
}

impl Path {
    /// A path from its template. The values replace the `{}` in order.
    fn new(template: &'static str, values: &[&dyn std::fmt::Display]) -> Self {
        let mut text = String::with_capacity(template.len() + 16);
        let mut has_invalid_segment = false;
        let mut values = values.iter();
        let mut parts = template.split("{}");
        text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let value = values.next().map(ToString::to_string).unwrap_or_default();
            has_invalid_segment |= matches!(&*value, "" | "." | "..");
            text.extend(utf8_percent_encode(&value, UNRESERVED));
            text.push_str(part);
        }
        Self {
            template,
            text,
            has_timestamp: false,
            has_invalid_segment,
            is_large: false,
            is_slow: false,
            reports_errors_in_body: false,
        }
    }

    fn query(mut self, name: &str, value: impl std::fmt::Display) -> Self {
        let value = value.to_string();
        let value = utf8_percent_encode(&value, UNRESERVED);
        self.text = format!("{}{}{name}={value}", self.text, self.separator());
        self
    }

    /// What separates the next query parameter from the text so far.
    fn separator(&self) -> char {
        if self.text.contains('?') { '&' } else { '?' }
    }

    /// With the cache-buster `t`: the time of the request in milliseconds.
    fn with_timestamp(mut self) -> Self {
        self.has_timestamp = true;
        self
    }

    /// Without the cache-buster, for a write.
    #[must_use]
    pub(super) fn without_timestamp(mut self) -> Self {
        self.has_timestamp = false;
        self
    }

    fn large(mut self) -> Self {
        self.is_large = true;
        self
    }

    fn slow(mut self) -> Self {
        self.is_slow = true;
        self
    }

    fn reporting_errors_in_body(mut self) -> Self {
        self.reports_errors_in_body = true;
        self
    }

    /// The path without its values: a name for metrics, permits and the log.
    pub fn template(&self) -> &'static str {
        self.template
    }

    /// The path and query, without the cache-buster.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether the response may be a long list.
    pub fn is_large(&self) -> bool {
        self.is_large
    }

    /// Whether a value is empty or a dot segment. HTTP clients remove `.` and `..`, even if they are
    /// encoded, so that the call would go elsewhere.
    pub fn has_invalid_segment(&self) -> bool {
        self.has_invalid_segment
    }

    /// Whether a body whose own status is "error" has a message for the user, whatever the HTTP status.
    pub fn reports_errors_in_body(&self) -> bool {
        self.reports_errors_in_body
    }

    /// Whether the service may take longer than for other reads.
    pub fn is_slow(&self) -> bool {
        self.is_slow
    }

    /// The whole URL, below the base URL of a service.
    pub fn url(&self, base: &Url, now: DateTime<Utc>) -> String {
        let mut url = base.as_str().trim_end_matches('/').to_owned();
        url.push_str(&self.text);
        if self.has_timestamp {
            url.push_str(&format!("{}t={}", self.separator(), now.timestamp_millis()));
        }
        url
    }
}

/// M1
pub fn authenticate() -> Path {
    Path::new("/v3/auth/authenticate", &[])
}

/// M2
pub fn me() -> Path {
    Path::new("/v3/auth/me", &[])
}

/// M3, M7: customers
pub fn customers() -> Path {
    Path::new("/v3/api/customers", &[]).with_timestamp().large()
}

/// M4, M5: one customer
pub fn customer(customer_id: i32) -> Path {
    Path::new("/v3/api/customers/{}", &[&customer_id]).with_timestamp()
}

/// M3, M7: users
pub fn users() -> Path {
    Path::new("/v3/api/users", &[]).with_timestamp().large()
}

/// M4, M5: one user
pub fn user(user_id: i32) -> Path {
    Path::new("/v3/api/users/{}", &[&user_id]).with_timestamp()
}

/// M3: markets
pub fn markets() -> Path {
    Path::new("/v3/api/markets", &[]).with_timestamp().large()
}

/// M4, M5: one market, with its outline
pub fn market(market_id: i32) -> Path {
    Path::new("/v3/api/markets/{}", &[&market_id]).with_timestamp()
}

/// M22
pub fn latest_files(market_hash: &str) -> Path {
    Path::new("/v3/api/markets/latest-files/{}", &[&market_hash])
}

/// M23
pub fn asset_owners() -> Path {
    Path::new("/v3/api/asset-owners/admin-list", &[])
}

/// M5: one asset owner
pub fn asset_owner(asset_owner_id: i32) -> Path {
    Path::new("/v3/api/asset-owners/{}", &[&asset_owner_id]).with_timestamp()
}

/// M27
pub fn device_search(
    email: &str,
    customer_id: i32,
    (from, to): (DateTime<Utc>, DateTime<Utc>),
    campaign_ids: &[i32],
) -> Path {
    let path = Path::new("/v3/api/devices/unique-admin", &[])
        .query("email", email)
        .query("deviceGroup", "EXPOSED")
        .query("customerId", customer_id)
        .query("mainRange", from.timestamp())
        .query("mainRange", to.timestamp());
    campaign_ids
        .iter()
        .fold(path, |path, campaign_id| {
            path.query("campaignIds", campaign_id)
        })
        .large()
        // It searches months of sightings.
        .slow()
        .reporting_errors_in_body()
}

/// M3: campaigns of all customers
pub fn campaigns() -> Path {
    Path::new("/v3/api/campaigns", &[]).with_timestamp().large()
}

/// M4: one campaign
pub fn campaign(campaign_id: i32) -> Path {
    Path::new("/v3/api/campaigns/{}", &[&campaign_id]).with_timestamp()
}

/// M3: providers
pub fn providers() -> Path {
    Path::new("/v3/api/providers", &[]).with_timestamp().large()
}

/// M4, M5: one provider
pub fn provider(provider_id: i32) -> Path {
    Path::new("/v3/api/providers/{}", &[&provider_id]).with_timestamp()
}

/// M29
pub fn provider_locks() -> Path {
    Path::new("/v3/api/providers/locks", &[])
}

/// M30
pub fn unlock_provider(provider_id: i32) -> Path {
    Path::new("/v3/api/providers/unlock/{}", &[&provider_id])
}

/// M31
pub fn latest_pings(provider_name: &str) -> Path {
    Path::new("/v3/api/providers/latest-pings/{}", &[&provider_name]).with_timestamp()
}

/// M10
pub fn campaigns_of_customer(customer_id: i32) -> Path {
    Path::new("/v3/api/campaigns/customer/{}", &[&customer_id]).large()
}

/// M11, a GET that changes data
pub fn update_customer_campaigns(customer_id: i32) -> Path {
    Path::new(
        "/v3/api/campaigns/update-customer-campaigns/{}",
        &[&customer_id],
    )
}

/// M12
pub fn active_campaigns() -> Path {
    Path::new("/v3/api/campaigns/active-campaigns", &[]).large()
}

/// M13
pub fn campaign_summary(campaign_id: i32, customer_id: i32) -> Path {
    Path::new(
        "/v3/api/campaigns/{}/admin-summary/{}",
        &[&campaign_id, &customer_id],
    )
}

/// M14
pub fn ad_groups(customer_id: i32, campaign_id: i32) -> Path {
    Path::new(
        "/v3/api/flights/ad-groups/{}/{}",
        &[&customer_id, &campaign_id],
    )
}

/// M19
pub fn customer_assets(customer_id: i32) -> Path {
    Path::new("/v3/internal/manager/customer-assets/{}", &[&customer_id]).large()
}

/// M20
pub fn health_check() -> Path {
    Path::new("/v3/api/assets/health-check", &[])
}

/// M21
pub fn invoice_metrics(customer_id: i32) -> Path {
    Path::new("/v3/api/accounts/invoice-metrics/{}", &[&customer_id]).large()
}

/// M24
pub fn media_owners() -> Path {
    Path::new("/v3/api/media/owners", &[])
}

/// M25
pub fn media_classifications() -> Path {
    Path::new("/v3/api/media/classifications", &[])
}

/// M26
pub fn saved_reports() -> Path {
    Path::new("/v3/api/saved_reports/index", &[])
}

/// M28
pub fn providers_of_customer(customer_id: i32) -> Path {
    Path::new("/v3/api/providers/customer/{}", &[&customer_id])
}

/// M7: pixels
pub fn pixels() -> Path {
    Path::new("/v3/api/pixels", &[])
}

/// M4, M6: one pixel
pub fn pixel(pixel_id: i32) -> Path {
    Path::new("/v3/api/pixels/{}", &[&pixel_id])
}

/// M32
pub fn pixels_of_customer(customer_id: i32) -> Path {
    Path::new("/v3/api/pixels/customer/{}", &[&customer_id])
}

/// M35
pub fn pixels_without_campaign() -> Path {
    Path::new("/v3/api/pixels/missing-campaign", &[])
}

/// M37
pub fn pixel_visits(campaign_id: i32) -> Path {
    Path::new("/v3/api/pixels/pixelData/{}", &[&campaign_id])
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

/// M33
pub fn pixel_count(campaign_id: i32) -> Path {
    Path::new("/v3/api/pixels/pixel-count/{}", &[&campaign_id])
}

/// M34
pub fn pixels_of_campaign(campaign_id: i32) -> Path {
    Path::new("/v3/api/pixels/campaign/{}", &[&campaign_id])
}

/// M36
pub fn pixel_check(pixel_id: i32) -> Path {
    Path::new("/v3/api/pixels/pixel-check/{}", &[&pixel_id])
}

/// M38
pub fn pixel_requests(pixel_id: i32, from: NaiveDate, to: NaiveDate) -> Path {
    Path::new("/v3/api/pixels/pixel-query", &[])
        .query("pixelId", pixel_id)
        .query("startDate", from)
        .query("endDate", to)
        .large()
}

/// M39, a GET that creates a job
pub fn pixel_requests_job(
    pixel_id: i32,
    from: NaiveDate,
    to: NaiveDate,
    customer_id: i32,
    campaign_id: i32,
) -> Path {
    Path::new("/v3/api/pixels/pixel-query-async", &[])
        .query("pixelId", pixel_id)
        .query("startDate", from)
        .query("endDate", to)
        .query("customerId", customer_id)
        .query("campaignId", campaign_id)
}

/// The tracking link of a pixel, which users copy. The gateway never calls it.
// Inferred: the contract of the services does not show it.
pub fn pixel_link(main_base: &Url, uuid: &str) -> String {
    Path::new("/v3/pixel/{}", &[&uuid]).url(main_base, DateTime::UNIX_EPOCH)
}

/// M42
pub fn queue() -> Path {
    Path::new("/v3/internal/queue", &[]).large()
}

/// M43
pub fn queued_job(job_id: &str) -> Path {
    Path::new("/v3/internal/queue/{}", &[&job_id])
}

/// M70 to M81: a developer test
pub fn developer_test(path: &'static str) -> Path {
    Path::new(path, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_encoded_as_one_segment() {
        let cases = [
            ("plain-7", "/v3/internal/queue/plain-7"),
            ("a/b", "/v3/internal/queue/a%2Fb"),
            (
                "50% off?x=1#y",
                "/v3/internal/queue/50%25%20off%3Fx%3D1%23y",
            ),
            ("Zürich", "/v3/internal/queue/Z%C3%BCrich"),
            ("...", "/v3/internal/queue/..."),
        ];
        for (value, path) in cases {
            assert_eq!(queued_job(value).as_str(), path);
            assert!(!queued_job(value).has_invalid_segment(), "{value}");
        }
    }

    #[test]
    fn empty_values_and_dot_segments_are_invalid() {
        for value in ["", ".", ".."] {
            assert!(queued_job(value).has_invalid_segment(), "{value}");
        }
        let base = Url::parse("http://main.example/base/").unwrap();
        let address = queued_job("%2e%2e").url(&base, DateTime::UNIX_EPOCH);
        assert_eq!(
            Url::parse(&address).unwrap().path(),
            "/base/v3/internal/queue/%252e%252e"
        );
    }

    #[test]
    fn the_cache_buster_is_the_time_of_the_request_in_milliseconds() {
        let now = DateTime::from_timestamp_millis(1_741_780_800_123).unwrap();
        let base = Url::parse("http://main.example:8080/base/").unwrap();
        assert_eq!(
            customers().url(&base, now),
            "http://main.example:8080/base/v3/api/customers?t=1741780800123"
        );
    }

    #[test]
    fn query_parameters_keep_their_order() {
        let day = |text: &str| text.parse().unwrap();
        assert_eq!(
            pixel_requests(31, day("2024-06-01"), day("2024-06-02")).as_str(),
            "/v3/api/pixels/pixel-query?pixelId=31&startDate=2024-06-01&endDate=2024-06-02"
        );
    }
}
