/**
 * The failure cases under test, one file per group. `docs/failure-cases.md` is generated from it. A test checks that
 * every named test exists.
 */
import { accessFailures } from './failure-cases/access.ts'
import { administrationFailures } from './failure-cases/administration.ts'
import { backupFailures } from './failure-cases/backups.ts'
import { battleFailures } from './failure-cases/battles.ts'
import { browserFailures } from './failure-cases/browsers.ts'
import { checkoutFailures } from './failure-cases/checkout.ts'
import { crashFailures } from './failure-cases/crashes.ts'
import { fileFailures } from './failure-cases/files.ts'
import { guestFailures } from './failure-cases/guests.ts'
import { loadFailures } from './failure-cases/load.ts'
import { outageFailures } from './failure-cases/outages.ts'
import { packFailures } from './failure-cases/packs.ts'
import { privacyFailures } from './failure-cases/privacy.ts'
import { sessionFailures } from './failure-cases/sessions.ts'
import { socketFailures } from './failure-cases/sockets.ts'
import { wordFailures } from './failure-cases/words.ts'

export type { FailureCase, HeldBy } from './failure-cases/failure-case.ts'

export const failureGroups: Readonly<Record<string, string>> = {
  A: 'Sessions and passwords',
  B: 'Who may do what',
  C: 'Checkout, coupons, stock, payments',
  D: 'Packs',
  E: 'Battles',
  F: 'Sockets',
  G: 'Files',
  H: 'Words, pages, headers',
  I: 'Administration',
  J: 'Privacy',
  K: 'Too much, too slow',
  L: 'Crashes and leaving',
  M: 'Outages of others',
  N: 'Backups',
  O: 'The browser',
}

export const failureCases = [
  ...sessionFailures,
  ...accessFailures,
  ...checkoutFailures,
  ...guestFailures,
  ...packFailures,
  ...battleFailures,
  ...socketFailures,
  ...fileFailures,
  ...wordFailures,
  ...administrationFailures,
  ...privacyFailures,
  ...loadFailures,
  ...crashFailures,
  ...outageFailures,
  ...backupFailures,
  ...browserFailures,
]
