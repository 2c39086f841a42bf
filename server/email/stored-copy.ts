/** The copy of a sent email that the administration shows. It contains no links and no sign-in codes, because both give access. */
import { emailTemplates } from './all-templates.ts'

export const copyDays = 90

const withCode = new Set(emailTemplates.filter(({ hasCode }) => hasCode).map(({ name }) => name))

/** Replaces the targets of links in the HTML and shortens URLs in the text to their host. */
export function withoutLinks(html: string): string {
  return html
    .replace(/\bhref="[^"]*"/g, 'href="#"')
    .replace(/(?<!["'(=])\b(https?:\/\/[^\s<"'/?#]*[^\s<"'/?#.,;:!])[^\s<"']*/g, '$1/…')
}

/**
 * Null for an email with a sign-in code and for an email of a campaign. All subscribers of a campaign get the same email, and the
 * campaign itself is stored.
 */
export const storedCopy = ({ letter, html }: { letter: string; html: string | null }): string | null =>
  html === null || letter === 'campaign' || withCode.has(letter) ? null : withoutLinks(html)
