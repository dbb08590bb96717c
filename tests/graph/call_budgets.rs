//! The calls that each operation of the console makes.

use std::collections::BTreeMap;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

const CUSTOMER: &str = "Q3VzdG9tZXI6Mw";
const PIXEL: &str = "UGl4ZWw6MzE";
const MARKET: &str = "TWFya2V0OjI";
const GEO: &str = r#"{ "type": "FeatureCollection", "features": [{ "type": "Feature" }] }"#;

/// Later requests for the same run make no call: see validation_runs.rs.
const SUPPORTED_ASSETS_CHECK: &str = "POST /v3/api/dev/supported-assets-check";

/// The operations of the console by name.
fn operations() -> BTreeMap<String, String> {
    let manifest: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../gateway/persisted_queries.json")).unwrap();
    let name = |text: &str| {
        let words: Vec<&str> = text
            .split(|letter: char| !letter.is_alphanumeric())
            .collect();
        words[1].to_owned()
    };
    manifest
        .into_values()
        .map(|text| (name(&text), text))
        .collect()
}

/// Each operation, its variables, and the calls it makes with an empty cache.
fn costs() -> Vec<(&'static str, Value, Vec<&'static str>)> {
    let none = || json!({});
    let slug = || json!({ "slug": "harbor-transit" });
    let customer = || json!({ "id": CUSTOMER });
    let report = |is_billing: bool| json!({ "id": CUSTOMER, "isBilling": is_billing });
    let market = || json!({ "id": MARKET });
    let days = || json!({ "preset": "CUSTOM", "from": "2025-03-11", "to": "2025-03-12" });
    let validation = || json!({ "customerId": 3, "adGroupId": 93 });
    let input = |input: Value| json!({ "input": input });
    vec![
        ("AppLayoutQuery", none(), vec!["GET /v3/auth/me"]),
        (
            "AssetOwnersPageQuery",
            none(),
            vec!["GET /v3/api/asset-owners/admin-list", "GET /v3/api/markets"],
        ),
        (
            "AttributionJobsPageQuery",
            none(),
            vec![
                "GET /v3/api/attribution/jobs",
                "GET /v3/api/campaigns",
                "GET /v3/api/customers",
            ],
        ),
        (
            "AttributionPageQuery",
            json!({ "filter": { "statuses": ["PENDING"], "words": "harbor" } }),
            vec![
                "GET /v3/api/attribution",
                "GET /v3/api/customers",
                "GET /v3/api/pixels/attribution-studies-pixel-counts",
            ],
        ),
        (
            "AttributionReportPageQuery",
            json!({ "jobId": "1701" }),
            vec![
                "GET /v3/api/campaigns",
                "GET /v3/api/customers",
                "GET /v3/internal/queue/1701",
            ],
        ),
        (
            "CampaignAdGroupsQuery",
            json!({ "campaignId": 4 }),
            vec![
                "GET /v3/api/campaigns/4",
                "GET /v3/api/flights/ad-groups/3/4",
            ],
        ),
        (
            "CampaignDetailsPageQuery",
            json!({ "campaignId": 4 }),
            vec!["GET /v3/api/campaigns/4"],
        ),
        (
            "CampaignPixelDetailsPageQuery",
            json!({ "campaignId": 4, "pixelId": 31 }),
            vec!["GET /v3/api/campaigns/4", "GET /v3/api/pixels/31"],
        ),
        (
            "CampaignPixelsQuery",
            json!({ "campaignId": 4 }),
            vec!["GET /v3/api/campaigns/4", "GET /v3/api/pixels/campaign/4"],
        ),
        (
            "CustomerCampaignsTabQuery",
            customer(),
            vec!["GET /v3/api/campaigns/customer/3", "GET /v3/api/customers"],
        ),
        (
            "CustomerDetailsPageQuery",
            slug(),
            vec!["GET /v3/api/customers"],
        ),
        (
            "CustomerMarketsFieldQuery",
            none(),
            vec!["GET /v3/api/markets"],
        ),
        (
            "CustomerMarketsTabQuery",
            customer(),
            vec!["GET /v3/api/customers", "GET /v3/api/markets"],
        ),
        (
            "CustomerUsersTabQuery",
            customer(),
            vec!["GET /v3/api/customers", "GET /v3/api/users"],
        ),
        ("CustomersPageQuery", none(), vec!["GET /v3/api/customers"]),
        (
            "CutsDialogQuery",
            json!({ "attributionId": 52 }),
            vec![
                "GET /v3/api/attribution/52",
                "GET /v3/api/attribution/52/cuts?customerId=3",
                "GET /v3/api/attribution/cut-options",
            ],
        ),
        (
            "DashboardPageCampaignsQuery",
            none(),
            vec!["GET /v3/api/campaigns"],
        ),
        (
            "DashboardPageCustomersQuery",
            none(),
            vec!["GET /v3/api/customers"],
        ),
        (
            "DashboardPageMarketsQuery",
            none(),
            vec!["GET /v3/api/markets"],
        ),
        (
            "DashboardPageQuery",
            none(),
            vec![
                "GET /v3/api/campaigns",
                "GET /v3/api/customers",
                "GET /v3/api/markets",
                "GET /v3/api/users",
            ],
        ),
        ("DashboardPageUsersQuery", none(), vec!["GET /v3/api/users"]),
        (
            "DefaultMarketFieldQuery",
            none(),
            vec!["GET /v3/api/markets"],
        ),
        // Faults are read from the sandbox's fault switch, which is not a service.
        ("DevelopersPageQuery", none(), vec![]),
        (
            "DeviceCustomerFieldsQuery",
            customer(),
            vec!["GET /v3/api/campaigns/customer/3", "GET /v3/api/customers"],
        ),
        ("DeviceDaysQuery", none(), vec![]),
        ("DeviceFormQuery", none(), vec!["GET /v3/api/customers"]),
        // The service needs the caller's email address.
        (
            "DeviceResultQuery",
            input(json!({ "customerId": 3, "campaignIds": [20, 4], "dates": days() })),
            vec![
                "GET /v3/api/devices/unique-admin?email=developer%40marquee.example&deviceGroup=EXPOSED&customerId=3\
                 &mainRange=1741651200&mainRange=1741823999&campaignIds=4&campaignIds=20",
                "GET /v3/auth/me",
            ],
        ),
        // The name of the campaign is in the list of all.
        (
            "EditPixelFormQuery",
            json!({ "pixelId": 31 }),
            vec!["GET /v3/api/campaigns", "GET /v3/api/pixels/31"],
        ),
        (
            "EditStudyPageQuery",
            json!({ "attributionId": 52 }),
            vec!["GET /v3/api/attribution/52"],
        ),
        // The service has no call for the files of several markets.
        // Setting faults needs a valid session.
        (
            "FaultFormMutation",
            input(json!({ "service": "BACKFILL", "kind": "STATUS", "status": 503 })),
            vec!["GET /v3/auth/me"],
        ),
        ("FaultPanelQuery", none(), vec![]),
        (
            "MarketFilesCellQuery",
            json!({ "ids": [MARKET, "TWFya2V0OjE"] }),
            vec![
                "GET /v3/api/markets",
                "GET /v3/api/markets/latest-files/bd84e0",
                "GET /v3/api/markets/latest-files/d4f1c2",
            ],
        ),
        (
            "MarketFilesDialogQuery",
            market(),
            vec![
                "GET /v3/api/markets",
                "GET /v3/api/markets/latest-files/d4f1c2",
            ],
        ),
        (
            "MarketGeoJsonFormQuery",
            market(),
            vec!["GET /v3/api/markets", "GET /v3/api/markets/2"],
        ),
        ("MarketsPageQuery", none(), vec!["GET /v3/api/markets"]),
        (
            "NewPixelFormQuery",
            json!({ "campaignId": 4 }),
            vec!["GET /v3/api/campaigns/4"],
        ),
        (
            "PixelCampaignFieldQuery",
            json!({ "customerId": 3 }),
            vec!["GET /v3/api/campaigns"],
        ),
        (
            "PixelJobsQuery",
            json!({ "id": PIXEL }),
            vec![
                "GET /v3/api/pixels/31",
                "GET /v3/auth/me",
                "GET /v3/internal/queue",
            ],
        ),
        (
            "PixelListTitleQuery",
            json!({ "campaignId": 4 }),
            vec!["GET /v3/api/campaigns/4"],
        ),
        (
            "PixelRequestsQuery",
            json!({ "pixelId": 31, "dates": days() }),
            vec![
                "GET /v3/api/pixels/31",
                "GET /v3/api/pixels/pixel-query?pixelId=31&startDate=2025-03-11&endDate=2025-03-12",
            ],
        ),
        (
            "PixelsPageQuery",
            json!({ "of": { "customerId": 3 } }),
            vec![
                "GET /v3/api/campaigns",
                "GET /v3/api/customers",
                "GET /v3/api/pixels/customer/3",
            ],
        ),
        (
            "PlaceDetailsPageQuery",
            json!({ "placeId": "610" }),
            vec!["GET /v3/api/places/610"],
        ),
        ("ProfilePageQuery", none(), vec!["GET /v3/auth/me"]),
        (
            "ProviderChoiceFieldsQuery",
            none(),
            vec!["GET /v3/api/customers", "GET /v3/api/providers"],
        ),
        (
            "ProviderPingsQuery",
            json!({ "providerId": 5 }),
            vec![
                "GET /v3/api/providers",
                "GET /v3/api/providers/latest-pings/Harbor%20AVL",
            ],
        ),
        (
            "ProvidersPageQuery",
            json!({ "isLockMaintainer": true }),
            vec![
                "GET /v3/api/customers",
                "GET /v3/api/providers",
                "GET /v3/api/providers/locks",
                "GET /v3/auth/me",
            ],
        ),
        (
            "ReportPanelQuery",
            json!({ "jobId": "1701" }),
            vec![
                "GET /v3/internal/queue/1701",
                "storage GET /job-results/attribution/1701/output.json",
            ],
        ),
        (
            "RetargetingDialogQuery",
            none(),
            vec!["GET /v3/api/campaigns/active-campaigns"],
        ),
        (
            "SelectPlacesPageQuery",
            json!({ "attributionId": 52 }),
            vec!["GET /v3/api/attribution/52", "GET /v3/api/places"],
        ),
        ("SignInPageQuery", none(), vec![]),
        (
            "ValidationCustomerFieldQuery",
            none(),
            vec!["GET /v3/api/customers"],
        ),
        (
            "ValidationOutcomeQuery",
            json!({ "input": validation(), "run": "1", "filter": {}, "orderBy": { "field": "ASSET_ID" }, "isGrouped": true }),
            vec![SUPPORTED_ASSETS_CHECK],
        ),
        (
            "ValidationRawQuery",
            json!({ "input": validation(), "run": "1" }),
            vec![SUPPORTED_ASSETS_CHECK],
        ),
        (
            "ValidationResultsQuery",
            json!({ "input": validation(), "run": "1" }),
            vec![SUPPORTED_ASSETS_CHECK],
        ),
        (
            "VehiclesGridQuery",
            customer(),
            vec![
                "GET /v3/api/customers",
                "GET /v3/internal/manager/customer-assets/3",
            ],
        ),
        (
            "VehiclesTabQuery",
            slug(),
            vec![
                "GET /v3/api/customers",
                "GET /v3/api/media/classifications",
                "GET /v3/api/media/owners",
                "GET /v3/internal/manager/customer-assets/3",
            ],
        ),
        ("readIsLockMaintainerQuery", none(), vec!["GET /v3/auth/me"]),
        ("useAssetIdListQuery", json!({ "text": "101" }), vec![]),
        (
            "useCampaignSlugQuery",
            json!({ "campaignId": 4 }),
            vec!["GET /v3/api/campaigns/4", "GET /v3/api/customers"],
        ),
        // The study is read first, for its status.
        (
            "useChangeStudyStatusMutation",
            input(json!({ "attributionId": 52, "status": "APPROVED" })),
            vec![
                "GET /v3/api/attribution/52",
                "GET /v3/api/attribution/52",
                "GET /v3/api/pixels/attribution-studies-pixel-counts",
                "PUT /v3/api/attribution/status/52",
            ],
        ),
        (
            "useCheckPixelMutation",
            input(json!({ "pixelId": 31 })),
            vec!["GET /v3/api/pixels/pixel-check/31"],
        ),
        // The vehicle's provider is read first.
        (
            "useCheckVehicleHealthMutation",
            input(json!({ "customerId": 3, "assetId": 965 })),
            vec![
                "GET /v3/internal/manager/customer-assets/3",
                "POST /v3/api/assets/health-check",
            ],
        ),
        // Setting faults needs a valid session.
        (
            "useClearFaultsMutation",
            input(none()),
            vec!["GET /v3/auth/me"],
        ),
        // The original is read first.
        (
            "useCopyProviderMutation",
            input(json!({ "providerId": 5 })),
            // The original is read first, the copy last.
            vec![
                "GET /v3/api/providers",
                "GET /v3/api/providers",
                "POST /v3/api/providers",
            ],
        ),
        (
            "useCreateCustomerMutation",
            input(json!({ "name": "Metro Wraps Two" })),
            vec!["GET /v3/api/customers", "POST /v3/api/customers"],
        ),
        (
            "useCreatePixelMutation",
            input(json!({ "displayName": "Home", "page": "HOMEPAGE", "campaignId": 4 })),
            vec!["GET /v3/api/pixels/155", "POST /v3/api/pixels"],
        ),
        (
            "useCreateProviderMutation",
            input(json!({ "name": "Harbor AVL Two" })),
            vec!["GET /v3/api/providers", "POST /v3/api/providers"],
        ),
        (
            "useCreateRetargetingStudiesMutation",
            input(json!({ "campaignIds": [4], "dataPartner": "LIVERAMP" })),
            vec!["POST /v3/api/attribution/create-retargeting-study"],
        ),
        (
            "useCreateUserMutation",
            input(json!({ "email": "new@harbortransit.example", "password": "secret-pass" })),
            vec!["GET /v3/api/users", "POST /v3/api/users"],
        ),
        (
            "useDeviceCampaignsPageQuery",
            customer(),
            vec!["GET /v3/api/campaigns/customer/3", "GET /v3/api/customers"],
        ),
        (
            "useDownloadReportQuery",
            report(true),
            vec![
                "GET /v3/api/accounts/invoice-metrics/3",
                "GET /v3/api/customers",
            ],
        ),
        (
            "useDownloadReportQuery",
            report(false),
            vec!["GET /v3/api/campaigns/customer/3", "GET /v3/api/customers"],
        ),
        (
            "useDownloadReportTableQuery",
            json!({ "jobId": "1701", "table": "LIFT" }),
            vec![
                "GET /v3/internal/queue/1701",
                "storage GET /job-results/attribution/1701/output.json",
            ],
        ),
        // The study is read first, because days that stay the same keep their time.
        (
            "useEditStudyMutation",
            input(json!({ "attributionId": 52, "deliveryDate": "2025-03-12", "notes": null })),
            vec![
                "GET /v3/api/attribution/52",
                "GET /v3/api/attribution/52",
                "PUT /v3/api/attribution/52",
            ],
        ),
        // The study is read first, for its customer and campaign.
        (
            "useExportStudyMutation",
            input(json!({
                "attributionId": 52, "startDate": "2025-03-11", "endDate": "2025-03-12",
                "cuts": [{ "cutOrderOne": "MARKET", "cutOrderTwo": "FRAME" }],
            })),
            vec![
                "GET /v3/api/attribution/52",
                "GET /v3/api/attribution/process-study/52?email=developer%40marquee.example\
                 &mainRange=1741651200&mainRange=1741823999&deviceGroup=EXPOSED&customerId=3&campaignIds=4\
                 &startDate=2025-03-11&endDate=2025-03-12&timezone=UTC&cuts=MARKET%2CFRAME",
                "GET /v3/auth/me",
            ],
        ),
        (
            "useExportValidationQuery",
            json!({ "input": validation(), "run": "1", "filter": {}, "orderBy": { "field": "ASSET_ID" } }),
            vec![SUPPORTED_ASSETS_CHECK],
        ),
        (
            "useOpenReportQuery",
            json!({ "attributionId": 73 }),
            vec!["GET /v3/api/attribution/73", "GET /v3/api/attribution/jobs"],
        ),
        ("useOutlineCheckQuery", json!({ "text": "{}" }), vec![]),
        (
            "usePixelOwnersQuery",
            none(),
            vec!["GET /v3/api/campaigns", "GET /v3/api/customers"],
        ),
        (
            "useRefreshJobMutation",
            input(json!({ "jobId": "1802" })),
            vec!["GET /v3/internal/queue/1802"],
        ),
        (
            "useReportIntervalQuery",
            json!({ "jobId": "1701", "level": 0.8 }),
            vec![
                "GET /v3/internal/queue/1701",
                "storage GET /job-results/attribution/1701/output.json",
            ],
        ),
        (
            "useRunDeveloperTestMutation",
            input(json!({ "name": "REDIS" })),
            vec!["GET /v3/api/dev/redis"],
        ),
        // The pixel's campaign and customer are read first.
        (
            "useRunPixelsJobMutation",
            input(json!({ "pixelId": 31, "dates": days() })),
            vec![
                "GET /v3/api/pixels/31",
                "GET /v3/api/pixels/pixel-query-async?pixelId=31&startDate=2025-03-11&endDate=2025-03-12\
                 &customerId=3&campaignId=4",
            ],
        ),
        // The study is read first, for whether it can be run.
        (
            "useRunStudyMutation",
            input(json!({ "attributionId": 53 })),
            vec![
                "GET /v3/api/attribution/53",
                "GET /v3/api/pixels/attribution-studies-pixel-counts",
                "POST /v3/api/attribution/process-study/53",
            ],
        ),
        (
            "useSaveAssetOwnerMutation",
            input(json!({ "assetOwnerId": 8, "defaultMarketId": 3 })),
            vec![
                "GET /v3/api/asset-owners/admin-list",
                "GET /v3/api/markets",
                "PUT /v3/api/asset-owners/8",
            ],
        ),
        // The market is read first, because a save sends all of it.
        (
            "useSaveMarketGeoJsonMutation",
            input(json!({ "marketId": 2, "geoJson": GEO })),
            vec!["GET /v3/api/markets/2", "PUT /v3/api/markets/2"],
        ),
        // The study is read first, for its customer.
        (
            "useSaveStudyCutsMutation",
            input(json!({ "attributionId": 52, "cuts": [] })),
            vec![
                "GET /v3/api/attribution/52",
                "PUT /v3/api/attribution/52/cuts?customerId=3",
            ],
        ),
        (
            "useSaveStudyMutation",
            input(json!({ "attributionId": 52, "name": "Spring Lift" })),
            vec![
                "GET /v3/api/attribution/52",
                "GET /v3/api/attribution/52",
                "PUT /v3/api/attribution/52",
            ],
        ),
        // The places are sent whole with the study, so both are read before and after.
        (
            "useSaveStudyPlacesMutation",
            input(json!({ "attributionId": 52, "placeIds": ["610"] })),
            vec![
                "GET /v3/api/attribution/52",
                "GET /v3/api/attribution/52",
                "GET /v3/api/places",
                "GET /v3/api/places",
                "PUT /v3/api/attribution/52",
            ],
        ),
        (
            "useSignInMutation",
            input(json!({ "email": STAFF, "password": "staff-pass" })),
            vec!["POST /v3/auth/authenticate"],
        ),
        ("useSignOutMutation", none(), vec![]),
        ("useStudyRunsQuery", none(), vec!["GET /v3/api/attribution"]),
        // An unlocked provider is refused before the POST.
        (
            "useUnlockProviderMutation",
            input(json!({ "providerId": 1 })),
            vec![
                "GET /v3/api/providers",
                "GET /v3/api/providers",
                "GET /v3/api/providers/locks",
                "GET /v3/api/providers/locks",
                "GET /v3/auth/me",
                "POST /v3/api/providers/unlock/1",
            ],
        ),
        (
            "useUpdateCampaignMetadataMutation",
            input(json!({ "customerId": 3 })),
            vec!["GET /v3/api/campaigns/update-customer-campaigns/3"],
        ),
        (
            "useUpdateCustomerMutation",
            input(json!({ "customerId": 9, "name": "Metro Wraps" })),
            vec!["GET /v3/api/customers", "PUT /v3/api/customers/9"],
        ),
        (
            "useUpdatePixelMutation",
            input(json!({ "pixelId": 31, "displayName": "Home" })),
            vec!["GET /v3/api/pixels/31", "PATCH /v3/api/pixels/31"],
        ),
        // The provider is read first, because an update sends all of it.
        (
            "useUpdateProviderMutation",
            input(json!({ "providerId": 5, "name": "Harbor AVL", "customerId": 3 })),
            vec![
                "GET /v3/api/providers",
                "GET /v3/api/providers",
                "PUT /v3/api/providers/5",
            ],
        ),
        (
            "useUpdateUserMutation",
            input(json!({ "userId": 15, "displayName": "Pia" })),
            vec!["GET /v3/api/users", "PUT /v3/api/users/15"],
        ),
        (
            "useValidationRowsPageQuery",
            json!({ "input": validation(), "run": "1", "count": 5 }),
            vec![SUPPORTED_ASSETS_CHECK],
        ),
    ]
}

#[tokio::test]
async fn every_operation_of_the_console_makes_exactly_these_calls() {
    let harness = Harness::with_faults(&[]).await;
    let client = harness.sign_in(DEVELOPER).await;
    let costs = costs();
    let operations = operations();
    let known: Vec<&str> = operations.keys().map(String::as_str).collect();
    let mut written: Vec<&str> = costs.iter().map(|(name, _, _)| *name).collect();
    // An operation whose variables decide what it reads is written once for each.
    written.dedup();
    assert_eq!(written, known, "each operation has its calls written here");
    let mut differences = Vec::new();
    for (name, variables, calls) in costs {
        harness.clear_calls().await;
        let answer = client.fresh(&operations[name], variables).await;
        assert_eq!(answer.get("errors"), None, "{name}");
        let with_service = |call: &&str| match call.starts_with("storage ") {
            true => (*call).to_owned(),
            false => format!("main {call}"),
        };
        let calls: Vec<String> = calls.iter().map(with_service).collect();
        let mut made = harness.sorted_calls().await;
        for call in &mut made {
            // Each read of a job has other signatures.
            if let Some(at) = call.find("?AccessKeyId=") {
                call.truncate(at);
            }
        }
        if made != calls {
            differences.push(format!("{name}: {made:#?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[tokio::test]
async fn nested_lists_cost_the_same_at_any_page_size() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let below = "campaigns(first: 3) { nodes { name customer { slug } } } users { totalCount } markets { nodes { name } }";
    let cases = [
        (
            format!("query ($first: Int) {{ customers(first: $first) {{ nodes {{ {below} deviceDateRange {{ from }} }} }} }}"),
            vec!["campaigns", "customers", "markets", "users"],
        ),
        (
            "query ($first: Int) { campaigns(first: $first) { nodes { customerName customer { channel users { totalCount } } } } }"
                .to_owned(),
            vec!["campaigns", "customers", "users"],
        ),
        (
            "query ($first: Int) { users(first: $first) { nodes { customer { name markets { nodes { name } } } } } }"
                .to_owned(),
            vec!["customers", "markets", "users"],
        ),
        (
            "query ($first: Int) { markets(first: $first) { nodes { customers { totalCount } assetOwners { totalCount } } } }"
                .to_owned(),
            vec!["asset-owners/admin-list", "customers", "markets"],
        ),
        (
            "query ($first: Int) { savedReports(first: $first) { nodes { customer { slug } } } }".to_owned(),
            vec!["customers", "saved_reports/index"],
        ),
    ];
    for (query, lists) in cases {
        let calls: Vec<String> = lists
            .iter()
            .map(|list| format!("main GET /v3/api/{list}"))
            .collect();
        for first in [2, 20, 40] {
            harness.clear_calls().await;
            let answer = client.fresh(&query, json!({ "first": first })).await;
            assert_eq!(answer.get("errors"), None, "{query}");
            assert_eq!(harness.sorted_calls().await, calls, "{first}: {query}");
        }
    }
    let query = "query ($first: Int) {
  jobs(first: $first) { nodes { request { customer { slug } campaign { name } campaigns { totalCount } } } }
}";
    for first in [2, 40] {
        harness.clear_calls().await;
        client.fresh(query, json!({ "first": first })).await;
        assert_eq!(
            harness.sorted_calls().await,
            [
                "main GET /v3/api/campaigns",
                "main GET /v3/api/customers",
                "main GET /v3/internal/queue"
            ]
        );
    }
    let query = "{ campaign(by: { campaignId: 4 }) { pixels { nodes { campaign { name } customer { slug } } } } }";
    harness.clear_calls().await;
    client.fresh(query, json!({})).await;
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/campaigns",
            "main GET /v3/api/campaigns/4",
            "main GET /v3/api/customers",
            "main GET /v3/api/pixels/campaign/4",
        ]
    );
}

#[tokio::test]
async fn rows_of_one_customer_share_the_calls_of_that_customer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            "{ customer(by: { customerId: 3 }) { vehicleSummary { total } vehicles { nodes { provider { name } customer { slug } } } } }",
            vec![
                "customers",
                "providers",
                "internal/manager/customer-assets/3",
            ],
        ),
        (
            "{ customer(by: { customerId: 3 }) { billingMetrics { nodes { campaign { name } } } } }",
            vec!["accounts/invoice-metrics/3", "campaigns", "customers"],
        ),
        (
            "{ campaign(by: { campaignId: 4 }) { adGroupCount assetCount frameCount adGroups { campaign { name } } } }",
            vec![
                "campaigns",
                "campaigns/4",
                "campaigns/4/admin-summary/3",
                "flights/ad-groups/3/4",
            ],
        ),
        (
            "{ campaigns(filter: { customerId: 3 }) { nodes { pixels { totalCount } } } }",
            vec!["campaigns", "pixels/customer/3"],
        ),
    ];
    for (query, calls) in cases {
        harness.clear_calls().await;
        let answer = client.fresh(query, json!({})).await;
        assert_eq!(answer.get("errors"), None, "{query}");
        let calls: Vec<String> = calls
            .iter()
            .map(|call| match call.strip_prefix("internal/") {
                Some(call) => format!("main GET /v3/internal/{call}"),
                None => format!("main GET /v3/api/{call}"),
            })
            .collect();
        assert_eq!(harness.sorted_calls().await, calls, "{query}");
    }
}

#[tokio::test]
async fn fields_of_a_request_share_their_reads() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query = "{
  a: customers(first: 1) { totalCount }
  b: customers(last: 1) { nodes { users { totalCount } } }
  c: customer(by: { slug: \"acme-media\" }) { customerId }
  d: users(first: 1) { nodes { customer { slug } } }
  viewer { customer { slug } user { customer { slug } } isDeveloper }
}";
    harness.clear_calls().await;
    client.fresh(query, json!({})).await;
    assert_eq!(
        harness.sorted_calls().await,
        [
            "main GET /v3/api/customers",
            "main GET /v3/api/users",
            "main GET /v3/auth/me"
        ]
    );
}

#[tokio::test]
async fn lists_are_cached_until_the_session_writes_or_bypasses_the_cache() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let other = harness.sign_in(STAFF).await;
    let list = "main GET /v3/api/customers";
    let query = "{ customers { totalCount } }";
    let expect = async |calls: usize| assert_eq!(harness.sorted_calls().await, vec![list; calls]);
    harness.clear_calls().await;
    client.graphql(query, json!({})).await;
    client.graphql(query, json!({})).await;
    client
        .graphql("{ customers(last: 3) { nodes { slug } } }", json!({}))
        .await;
    expect(1).await;
    other.graphql(query, json!({})).await;
    expect(2).await;
    client.fresh(query, json!({})).await;
    expect(3).await;
    client.graphql(query, json!({})).await;
    expect(3).await;
    let save =
        "mutation { updateCustomer(input: { customerId: 21, name: \"Any\" }) { errors { code } } }";
    client.graphql(save, json!({})).await;
    harness.clear_calls().await;
    client.graphql(query, json!({})).await;
    expect(1).await;
    other.graphql(query, json!({})).await;
    expect(1).await;
}

#[tokio::test]
async fn lists_are_read_with_the_time_of_the_request_and_paths_are_escaped() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let query = "{ customers { totalCount } job(jobId: \"../../auth/me?x=1#y\") { jobId } }";
    client.graphql(query, json!({})).await;
    let calls = harness.calls().await;
    let timed = calls
        .iter()
        .find_map(|call| call.strip_prefix("main GET /v3/api/customers?t="))
        .unwrap();
    assert_eq!(timed.len(), 13, "{timed}");
    assert!(timed.parse::<u64>().is_ok(), "{timed}");
    assert!(
        calls.contains(&"main GET /v3/internal/queue/..%2F..%2Fauth%2Fme%3Fx%3D1%23y".to_owned()),
        "{calls:?}"
    );
}
