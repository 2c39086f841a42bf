import { z } from 'zod'

/**
 * All errors of the API, with their status. A problem is sent as a code. Its message is translated into the reader's language only for
 * display (i18n area `problems`).
 */
export const problemStatus = {
  bad_request: 400,
  malformed_json: 400,
  idempotency_key: 400,
  api_token_in_address: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  session_ended: 401,
  refresh_refused: 401,
  api_token_invalid: 401,
  forbidden: 403,
  api_token_scope: 403,
  api_token_not_accepted: 403,
  cross_site: 403,
  room_denied: 403,
  review_not_bought: 403,
  account_blocked: 403,
  login_stale: 403,
  second_factor_needed: 403,
  second_factor_missing: 403,
  invitation_refused: 403,
  address_unverified: 403,
  owner_only: 403,
  launch_place: 403,
  match_private: 403,
  not_found: 404,
  room_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  email_gone: 409,
  nickname_taken: 409,
  idempotency_reused: 409,
  total_changed: 409,
  terms_changed: 409,
  order_refused: 409,
  sold_out: 409,
  order_state: 409,
  withdrawal_excluded: 409,
  not_refundable: 409,
  not_to_ship: 409,
  already_shipped: 409,
  not_made_to_order: 409,
  no_document: 409,
  no_address: 409,
  review_written: 409,
  still_in_stock: 409,
  stocktake_closed: 409,
  receipt_repeated: 409, // the same goods were received in the last days; `current` is that receipt
  product_in_use: 409,
  record_in_use: 409,
  method_in_use: 409,
  second_factor_wrong: 409,
  last_admin: 409,
  own_account: 409,
  last_method: 409,
  image_in_use: 409,
  campaign_started: 409,
  campaign_not_sending: 409,
  page_not_public: 409,
  ticket_used: 409,
  guest_battle_had: 409,
  guest_ticket_invalid: 422,
  card_owned: 409,
  doubles_missing: 409,
  lesson_outdated: 422,
  lesson_unproven: 422,
  nickname_missing: 409,
  already_playing: 409,
  player_busy: 409,
  match_closed: 409,
  shop_closed: 409,
  action_stale: 409,
  seat_elsewhere: 409,
  code_used: 409,
  age_declared: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation: 422,
  token_invalid: 422,
  login_code_wrong: 422,
  login_code_expired: 422,
  passkey_refused: 422,
  campaign_unready: 422,
  too_many: 422,
  coupon_invalid: 422,
  pack_already_opened: 422,
  code_mistyped: 422,
  code_unknown: 422,
  code_voided: 422,
  deck_invalid: 422,
  creation_invalid: 422,
  picture_unreadable: 422,
  picture_size: 422,
  picture_unreachable: 422,
  picture_status: 422,
  picture_heic: 415,
  ticket_expired: 422,
  ticket_outdated: 422,
  action_refused: 422,
  rate_limited: 429,
  code_tries: 429,
  welcome_packs_gone: 429,
  internal: 500,
  unavailable: 503,
  files_unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

export const problemCodes = Object.keys(problemStatus) as ProblemCode[]

const ProblemParams = z.record(z.string(), z.union([z.string(), z.number()]))

/** A problem of a field: a key of the i18n area `validation`, with the numbers of its message. The client translates it (`src/forms`). */
export const FieldProblem = z.object({
  path: z.string(), // dotted, as sent: `extra.nickname`
  code: z.string(),
  params: ProblemParams.optional(),
})
export type FieldProblem = z.infer<typeof FieldProblem>

/** The body of every response that is not a success (decision 0004). */
export const Problem = z
  .object({
    code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
    message: z.string(), // in the request's language
    fields: z.array(FieldProblem),
    params: ProblemParams.optional(), // values of the message, with nouns under `context`
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
