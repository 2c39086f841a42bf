import { by, type FailureCase } from './failure-case.ts'

const measuringJourney = 'e2e/journeys/services.spec.ts'
const shellJourney = 'e2e/journeys/shell.spec.ts'
const triedAdminPrivacy = 'server/security-tests/admin-privacy.test.ts'
const mailer = 'server/email/mailer.test.ts'
const account = 'server/modules/account/account.test.ts'
const reapplyDeletions = 'server/modules/account/reapply-deletions.test.ts'
const history = 'server/modules/battles/history.test.ts'
const secret = 'server/modules/packs/secret.test.ts'

export const privacyFailures: readonly FailureCase[] = [
  {
    id: 'J1',
    outcome: 'An export contains all data of its user and none of others',
    tests: [
      ...by(account, 'J1: exports the account’s data and nothing of another account'),
      ...by(history, 'exports decks and battles of this account only'),
      ...by(secret, 'is not in its owner’s export'),
    ],
    note: 'the export is sent directly to its owner. There is no link to protect',
  },
  {
    id: 'J2',
    outcome: 'Data of a deleted account remains only in issued invoices, and a backup does not restore it',
    tests: [
      ...by(triedAdminPrivacy, 'J2: leaves its name, address and texts only in an issued invoice'),
      ...by(
        reapplyDeletions,
        'J2: does not restore a deleted account from an older backup',
        'J2: does not affect an account that got the same id after a restore',
        'J2: adds accounts at the start whose server stopped before listing them',
      ),
      ...by(account, 'J2: leaves no name, email, nickname, email text or login of a deleted account'),
      ...by(reapplyDeletions, 'J2: deletes the email files of the account and of no other'),
    ],
  },
  {
    id: 'J3',
    outcome:
      'Before consent, no foreign request is sent and nothing is stored. Withdrawing the consent restores that state',
    tests: [
      ...by(shellJourney, 'before it no request goes to another site'),
      ...by(
        measuringJourney,
        'begins with consent, sends page, product and cart, and ends with its withdrawal, leaving nothing behind',
      ),
    ],
  },
  {
    id: 'J4',
    outcome: 'Logs contain no secrets. Personal responses are not cached',
    tests: [
      ...by(
        triedAdminPrivacy,
        'J4: contain no password, token, cookie or card number, even at the most verbose log level',
        'J4: cache no personal response',
      ),
      ...by(mailer, 'stores a copy of a sent email without the key in its link'),
      ...by(
        'e2e/journeys/session.spec.ts',
        'on a shared device who logs out leaves nothing to the next: no basket, no name, no page by the back button',
      ),
      ...by('src/stores/personal-storage.test.ts', 'removes all personal data and keeps unsaved work'),
    ],
  },
]
