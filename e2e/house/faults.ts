/**
 * The list of faults that were tried, a file for each group. `docs/faults.md` is drawn from it; a test holds that every named test is
 * there.
 */
import { accessFaults } from './faults/access.ts'
import { administrationFaults } from './faults/administration.ts'
import { backupFaults } from './faults/backups.ts'
import { battleFaults } from './faults/battles.ts'
import { browserFaults } from './faults/browsers.ts'
import { checkoutFaults } from './faults/checkout.ts'
import { crashFaults } from './faults/crashes.ts'
import { fileFaults } from './faults/files.ts'
import { loadFaults } from './faults/load.ts'
import { outageFaults } from './faults/outages.ts'
import { packFaults } from './faults/packs.ts'
import { privacyFaults } from './faults/privacy.ts'
import { sessionFaults } from './faults/sessions.ts'
import { socketFaults } from './faults/sockets.ts'
import { wordFaults } from './faults/words.ts'

export type { Fault, HeldBy } from './faults/fault.ts'

export const faultGroups: Readonly<Record<string, string>> = {
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

export const faults = [
  ...sessionFaults,
  ...accessFaults,
  ...checkoutFaults,
  ...packFaults,
  ...battleFaults,
  ...socketFaults,
  ...fileFaults,
  ...wordFaults,
  ...administrationFaults,
  ...privacyFaults,
  ...loadFaults,
  ...crashFaults,
  ...outageFaults,
  ...backupFaults,
  ...browserFaults,
]
