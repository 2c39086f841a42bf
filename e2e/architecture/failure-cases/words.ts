import { by, type FailureCase } from './failure-case.ts'

const triedAccess = 'server/security-tests/access.test.ts'
const triedContent = 'server/security-tests/content.test.ts'
const calls = 'server/kernel/calls.test.ts'
const richText = 'server/kernel/rich-text.test.ts'
const compose = 'server/email/compose.test.ts'
const pageHtml = 'server/site/page-html.test.ts'
const site = 'server/site/site.test.ts'
const csvText = 'src/features/admin/framework/list/csv-text.test.ts'

export const wordFailures: readonly FailureCase[] = [
  {
    id: 'H1',
    outcome: 'No script in users’ texts runs',
    tests: [
      ...by(
        triedContent,
        'H1: keeps only what the editor writes from %s',
        'H3: stays text in pages and emails that show a name full of tags',
      ),
      ...by(richText, 'converts %s to %s'),
      ...by(compose, 'escapes text written by users'),
      ...by(
        'e2e/journeys/hostile-words.spec.ts',
        'no payload runs in any page that draws it, with the content policy off',
      ),
    ],
  },
  {
    id: 'H2',
    outcome: 'Every response has the strict headers. No foreign origin is reflected',
    tests: [
      ...by(
        triedAccess,
        'B1, H2: responds to %s as the table says, with the strict headers',
        'H2: get no response that reflects their origin',
      ),
      ...by(calls, 'sends the strict security headers with %s'),
      ...by(site, 'sends HSTS for an https URL'),
    ],
  },
  {
    id: 'H3',
    outcome: 'Input that is shown on a page is escaped',
    tests: [
      ...by(triedContent, 'H3: cannot be executed: %s'),
      ...by(
        pageHtml,
        'escapes structured data so that it cannot close its script tag',
        'escapes a title so that it cannot close its tag',
      ),
    ],
  },
  {
    id: 'H4',
    outcome: 'Naughty strings are rejected with a code or stored unchanged. Broken JSON returns 400',
    tests: [
      ...by(
        triedContent,
        'H4: are refused with a code or stored unchanged by $name',
        'H4: responds 400 to %j, which is not JSON',
      ),
      ...by(calls, 'responds with 422, not 500, to text that cannot be stored (%j)'),
      ...by(
        'server/security-tests/every-field.test.ts',
        'H4: refuses %j in every field of every writing call with a code, or accepts it',
        'C1, H4, W9: refuses or accepts the %s number that every field allows, and names the field',
      ),
    ],
    note: 'every field of every writing call gets thirteen of the strings, four kinds of field all sixty',
  },
  {
    id: 'H5',
    outcome: 'No cell runs as a formula. No name adds a header',
    tests: [
      ...by(
        csvText,
        'writes %j from a customer so that no spreadsheet runs it',
        'W5: begins no cell like a formula, even if the text is split at %j',
        'W5: parses %j from a file back to the same value',
      ),
      ...by(triedContent, 'H5: cannot be added to an email by the name %j'),
    ],
  },
  {
    id: 'H6',
    outcome: 'A search accepts any text, suggests nothing hidden and stores nothing that identifies a person',
    tests: [
      ...by(
        'server/modules/search/suggestions.test.ts',
        'are handled in lists and suggestions: %j',
        'are refused with an invalid length',
        'suggest %j to %s: %s',
        'never correct to a word that occurs in hidden titles only',
      ),
      ...by(
        'server/modules/search-words/search-words.test.ts',
        'treat query operators as text',
        'never store text that may identify a person: %s',
        'count at most thirty an hour for one address',
        'accept a thousand new texts a day and still count existing ones',
      ),
    ],
  },
]
