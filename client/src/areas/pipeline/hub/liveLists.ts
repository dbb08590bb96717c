import { graphql, type GraphQLTaggedNode } from "relay-runtime";

/** A list of jobs that the screen follows. */
export type LiveList = {
  /** The toast of a failure to load it. */
  failure: string;
  /** Says when the list has changed: see ListChange. */
  subscription: GraphQLTaggedNode;
};

export const pipelineJobs: LiveList = {
  failure: "There was an error trying load the jobs.",
  subscription: graphql`
    subscription liveListsPipelineJobsSubscription {
      change: pipelineJobsChanged {
        readAt
        failure
        added {
          id
          marketHash
          date
        }
        changed {
          id
        }
        removedIds
      }
    }
  `,
};

export const campaignRefreshJobs: LiveList = {
  failure: "There was an error trying load the pipeline jobs.",
  subscription: graphql`
    subscription liveListsCampaignRefreshJobsSubscription {
      change: campaignRefreshJobsChanged {
        readAt
        failure
        added {
          id
        }
        changed {
          id
        }
        removedIds
      }
    }
  `,
};
