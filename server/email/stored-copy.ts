/** The copy of a sent email that the administration shows. It opens nothing: links carry keys, and a code logs its reader in. */
import { emailTemplates } from './all-templates.ts'

export const copyDays = 90

const withCode = new Set(emailTemplates.filter(({ hasCode }) => hasCode).map(({ name }) => name))

/** The HTML with links that lead nowhere; of an address in the text only the site is left. */
export function withoutLinks(html: string): string {
  return html
    .replace(/\bhref="[^"]*"/g, 'href="#"')
    .replace(/(?<!["'(=])\b(https?:\/\/[^\s<"'/?#]*[^\s<"'/?#.,;:!])[^\s<"']*/g, '$1/…')
}

/**
 * Null for an email with a login code, and for one of a campaign: thousands of subscribers get the same, and the campaign itself is
 * still there.
 */
export const storedCopy = ({ letter, html }: { letter: string; html: string | null }): string | null =>
  html === null || letter === 'campaign' || withCode.has(letter) ? null : withoutLinks(html)
