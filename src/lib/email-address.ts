/**
 * Converts email addresses to the form in which they are stored and compared: lower case, with the DNS form of the domain, so that
 * `ada@müller.de` and `ada@xn--mller-kva.de` are one mailbox.
 */
import { cleanLine } from './clean-text.ts'

/** Domain names as `new URL` may read them: without signs that would end or change a host. */
const hostText = /^[\p{L}\p{M}\p{N}.\u3002\uff0e-]+$/u

function asciiDomain(domain: string): string {
  if (!hostText.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** `mailto:Ada@Müller.de` → `ada@xn--mller-kva.de`. Returns other text cleaned. */
export function emailAddress(text: string): string {
  if (/\p{Cc}/u.test(text.trim())) return text // rejected instead of read as another mailbox
  const address = cleanLine(text)
    .replace(/^mailto:/i, '')
    .normalize('NFKC')
    .toLowerCase()
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

const localPart = "(?!\\.)(?!.*\\.\\.)[\\p{L}\\p{M}\\p{N}_'+.-]*[\\p{L}\\p{M}\\p{N}_+-]"
const domainPart = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])'

/** One mailbox as `emailAddress` returns it: no brackets, quotes or lists, which mail servers would read as another. */
export const emailShape = new RegExp(`^${localPart}@${domainPart}$`, 'u')
