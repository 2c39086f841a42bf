/** Recognises errors of a service that is unreachable, too slow, locked, full or read-only: the same request may succeed later. */

/** Codes of Node for network and disk, and of PostgreSQL. 40001: only a replica reports it, for a conflict with its replay. */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|EHOSTDOWN|ENOSPC|EDQUOT|EROFS|57P0\d|57014|55P03|25P0[34]|080\d{2}|53\d{3}|58030|25006|40001|26000|42P05)$/

/** Errors of the drivers that have no code. */
const messages =
  /^(Connection terminated|Connection is closed|Client (has encountered a connection error|was closed)|timeout e(xceeded|xpired)|Query read timeout|connect ENOENT|Reached the max retries)/

/** PostgreSQL and PgBouncer end the session with such an error. PgBouncer has one code for all reasons, 08P01, which is also that of a bug. */
const fatal = /^(FATAL|PANIC)/

interface Link {
  code: string
  message: string
  severity: string
  cause: unknown
}

function linkOf(error: unknown): Link | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code = '', message = '', severity = '', cause } = error as Partial<Link>
  return { code: String(code), message: String(message), severity: String(severity), cause }
}

/** Whether the error or one of its causes says that PostgreSQL, a pooler, Redis or the disk is unavailable. */
export function isOutage(error: unknown): boolean {
  for (let link = linkOf(error); link; link = linkOf(link.cause))
    if (codes.test(link.code) || fatal.test(link.severity) || messages.test(link.message)) return true
  return false
}

/**
 * Whether the session lacks a prepared statement that its connection has named, or has one that it has not named: a pooler has replaced
 * the session.
 */
export function isStatementMissing(error: unknown): boolean {
  for (let link = linkOf(error); link; link = linkOf(link.cause))
    if (link.code === '26000' || link.code === '42P05') return true
  return false
}
