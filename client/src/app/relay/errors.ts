/** The values of `extensions.code`. */
export type ErrorCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "BAD_USER_INPUT"
  | "UPSTREAM_UNAVAILABLE"
  | "UPSTREAM_TIMEOUT"
  | "UPSTREAM_INVALID_RESPONSE"
  | "LIMIT_EXCEEDED"
  | "INTERNAL";

/** One entry of `errors` in a response of the gateway. */
export type GraphProblem = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {
    code?: ErrorCode;
    service?: string;
    retryable?: boolean;
    /** Whether a mutation may have been done nevertheless. */
    outcomeUnknown?: boolean;
    requestId?: string;
    userMessage?: string;
    /** How many fields failed at this place for this reason, if it is more than one. */
    count?: number;
    /** The paths of the first of them. */
    paths?: readonly (readonly (string | number)[])[];
  };
};

/** The gateway responded with errors and without usable data. */
export class GraphError extends Error {
  override readonly name = "GraphError";

  constructor(
    readonly problems: readonly GraphProblem[],
    readonly status: number,
  ) {
    super(problems[0]?.message ?? `The gateway responded with ${status}.`);
  }

  /** The code of the first problem. */
  get code(): ErrorCode | undefined {
    return this.problems[0]?.extensions?.code;
  }

  /** Whether the gateway does not know the operation itself: it is another build than this page. */
  get isUnknownDocument(): boolean {
    return this.problems.some(({ path, extensions }) => path === undefined && extensions?.code === "NOT_FOUND");
  }

  /** The id of the request in the gateway's log. */
  get requestId(): string | undefined {
    return this.problems[0]?.extensions?.requestId;
  }

  /** The message to show to the user. */
  get userMessage(): string {
    return this.problems[0]?.extensions?.userMessage ?? this.message;
  }
}

const networkMessages = {
  unreachable: "Marquee could not be reached. Check your connection and try again.",
  unreadable: "Marquee sent an answer that could not be read. Try again.",
  late: "Marquee took too long to answer. Try again.",
};

/** The gateway could not be reached, or its response could not be read or took too long. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(
    readonly kind: keyof typeof networkMessages,
    cause: unknown,
  ) {
    super(networkMessages[kind], { cause });
  }
}

/** One entry of `errors` in the payload of a mutation. */
export type UserError = { readonly message: string; readonly code?: string; readonly path?: readonly string[] | null };

/** A mutation was refused, for reasons that the user can act on. */
export class UserErrors extends Error {
  override readonly name = "UserErrors";

  constructor(readonly errors: readonly UserError[]) {
    super(errors.map(({ message }) => message).join(" "));
  }
}

/** The outcome of a mutation of many objects that was asked for one; if it was refused or failed, it throws. */
export function onlyOutcome<Outcome extends { readonly error: UserError | null | undefined }>({ outcomes }: { readonly outcomes: readonly Outcome[] }): Outcome {
  const [outcome] = outcomes;
  if (outcome === undefined) throw new GraphError([], 200);
  if (outcome.error) throw new UserErrors([outcome.error]);
  return outcome;
}

/** The message on a page that is older, or newer, than the gateway. */
export const PAGE_IS_OUTDATED = "Marquee was updated. Reload this page to go on.";

/** The message when the gateway no longer accepts the session. */
export const SESSION_HAS_ENDED = "Your session has ended.";

/** The message to show for a failed write. If its response was lost, the sentence `maybe` follows. */
export const lostReason = (error: unknown, maybe: string): string => (error instanceof NetworkError ? `${reasonOf(error)} ${maybe}` : reasonOf(error));

/** The message to show for a failure of any kind. */
export function reasonOf(error: unknown): string {
  if (error instanceof GraphError && error.isUnknownDocument) return PAGE_IS_OUTDATED;
  if (error instanceof GraphError) return error.code === "UNAUTHENTICATED" ? SESSION_HAS_ENDED : error.userMessage;
  if (error instanceof NetworkError || error instanceof UserErrors) return error.message;
  return UNKNOWN;
}

const UNKNOWN = "Something went wrong. Try again.";

/** What failed, and after it why, if there is more to say. */
export function withReason(text: string, error: unknown): string {
  const reason = reasonOf(error);
  if (reason === UNKNOWN || reason === text) return text;
  return `${text}${/[.!?]$/.test(text) ? "" : "."} ${reason}`;
}
