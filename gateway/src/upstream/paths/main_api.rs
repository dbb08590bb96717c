//! The paths of the main API, save those of attribution.

use chrono::{DateTime, NaiveDate, Utc};
use url::Url;

use super::Path;

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

/// M15
pub fn campaign_explorer() -> Path {
    Path::new("/v3/api/campaign-explorer", &[])
}

/// M16
pub fn explored_campaign(campaign_id: i32, customer_id: i32) -> Path {
    Path::new(
        "/v3/api/campaign-explorer/campaign/{}/{}",
        &[&campaign_id, &customer_id],
    )
}

/// M17
pub fn mileage_by_date(campaign_id: i32, customer_id: i32) -> Path {
    Path::new(
        "/v3/api/campaign-explorer/mileage-by-date/{}/{}",
        &[&campaign_id, &customer_id],
    )
}

/// M18
pub fn device_count_by_date(campaign_id: i32, customer_id: i32) -> Path {
    Path::new(
        "/v3/api/campaign-explorer/device-count-by-date/{}/{}",
        &[&campaign_id, &customer_id],
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

/// M44
pub fn processing_jobs() -> Path {
    Path::new("/v3/api/jobs/index", &[]).large()
}

/// M45
pub fn processing_jobs_of_market(market_name: &str) -> Path {
    Path::new("/v3/api/jobs/market-name/{}", &[&market_name]).large()
}

/// M54
pub fn supported_assets_check() -> Path {
    Path::new("/v3/api/dev/supported-assets-check", &[])
        .large()
        // It looks at every asset of a customer.
        .slow()
}

/// M55
pub fn frames_of_customer(customer_id: i32, offset: i32, limit: i32) -> Path {
    Path::new("/v3/api/frames/admin-list", &[])
        .query("customerId", customer_id)
        .query("offset", offset)
        .query("limit", limit)
}

/// M56
pub fn frames_of_market(market_id: i32) -> Path {
    Path::new("/v3/api/frames/admin-list-by-market", &[])
        .query("marketId", market_id)
        .large()
}

/// M57
pub fn upload_frames(customer_id: i32) -> Path {
    Path::new("/v3/api/frames/admin-bulk", &[])
        .query("customerId", customer_id)
        .explaining_failures()
}

/// M58
pub fn upload_template(upload_type: &'static str) -> Path {
    Path::new("/v3/internal/template/{}", &[&upload_type]).explaining_failures()
}

/// M59
pub fn compare_impressions(market_id: i32, from: NaiveDate, to: NaiveDate) -> Path {
    Path::new("/v3/api/reporting/compare-impressions", &[])
        .query("marketId", market_id)
        .query("startDate", from)
        .query("endDate", to)
        .large()
}

/// M68
pub fn debug_logs() -> Path {
    Path::new("/v3/api/planning/ai-debug-logs", &[]).large()
}

/// M69
pub fn debug_log(debug_id: &str) -> Path {
    Path::new("/v3/api/planning/ai-debug-logs/{}", &[&debug_id]).large()
}

/// M71: the debug files of a market
pub fn debug_pin_files(market_hash: &str) -> Path {
    Path::new("/v3/api/dev/pipeline-debug", &[]).query("marketHash", market_hash)
}

/// M70 to M81: a developer test
pub fn developer_test(path: &'static str) -> Path {
    Path::new(path, &[])
}
