//! The areas of the console, one folder each. Other areas see only what its `mod.rs` publishes.

pub mod ai_debug_logs;
pub mod ai_insights;
pub mod asset_owners;
pub mod attribution;
pub mod backfill;
pub mod campaign_explorer;
pub mod campaigns;
pub mod customers;
pub mod dev;
pub mod devices;
pub mod frames;
pub mod jobs;
pub mod markets;
pub mod pipeline;
pub mod pixels;
pub mod providers;
pub mod shell;
pub mod uploads;
pub mod validations;
pub mod vehicles;

/// Gives the contributions of each area to the graph to a macro: its root fields, the types that have a global id, and the
/// types that it lists.
macro_rules! areas {
    ($use:ident) => {
        $use! {
            shell {
                query ShellQuery;
                mutation ShellMutation;
            }
            customers {
                query CustomersQuery;
                mutation CustomersMutation;
                nodes Customer, User;
                lists BillingMetric, Customer, SavedReport, User;
            }
            campaigns {
                query CampaignsQuery;
                mutation CampaignsMutation;
                nodes Campaign, AdGroup;
                lists AdGroupAsset, Campaign;
            }
            vehicles {
                query VehiclesQuery;
                mutation VehiclesMutation;
                nodes Vehicle;
                lists Vehicle;
            }
            markets {
                query MarketsQuery;
                mutation MarketsMutation;
                nodes Market;
                lists Market;
            }
            pixels {
                query PixelsQuery;
                mutation PixelsMutation;
                nodes Pixel;
                lists Pixel, PixelRequest;
            }
            jobs {
                query JobsQuery;
                mutation JobsMutation;
                subscription JobsSubscription;
                nodes Job;
                lists Job;
            }
            providers {
                query ProvidersQuery;
                mutation ProvidersMutation;
                nodes Provider;
                lists Provider;
            }
            asset_owners {
                query AssetOwnersQuery;
                mutation AssetOwnersMutation;
                nodes AssetOwner;
                lists AssetOwner;
            }
            attribution {
                query AttributionQuery;
                query AttributionReportQuery;
                mutation AttributionMutation;
                nodes Study, Place;
                lists Study, Place, StudyPlace;
            }
            uploads {
                query UploadsQuery;
                mutation UploadsMutation;
            }
            frames {
                lists Frame;
            }
            pipeline {
                query PipelineQuery;
                mutation PipelineMutation;
                subscription PipelineSubscription;
                nodes PipelineJob, CampaignRefreshJob;
                lists CampaignRefreshJob, DebugPin, PipelineCoverageCell, PipelineJob, PipelineTally, ProcessingJob, WarehouseQuery;
            }
            backfill {
                query BackfillQuery;
                mutation BackfillMutation;
            }
            devices {
                query DevicesQuery;
            }
            validations {
                query ValidationsQuery;
                lists SupportedAsset;
            }
            campaign_explorer {
                query CampaignExplorerQuery;
            }
            ai_debug_logs {
                query AiDebugLogsQuery;
                nodes DebugLog;
                lists DebugLog;
            }
            ai_insights {
                query AiInsightsQuery;
                mutation AiInsightsMutation;
                nodes SystemPrompt, SuggestedPrompt, Conversation;
                lists Conversation, Interaction, SuggestedPrompt, SystemPrompt;
            }
            dev {
                query DevQuery;
                mutation DevMutation;
            }
        }
    };
}
pub(crate) use areas;
