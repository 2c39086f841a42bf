import { by, type FailureCase } from './failure-case.ts'

const triedAdminPrivacy = 'server/security-tests/admin-privacy.test.ts'
const account = 'server/modules/account/account.test.ts'
const productAdministration = 'server/modules/product-administration/product-administration.test.ts'
const production = 'server/site/production.test.ts'

export const administrationFailures: readonly FailureCase[] = [
  {
    id: 'I1',
    outcome:
      'Every admin change is logged with author, time, old and new value. The last admin cannot be removed',
    tests: [
      ...by(
        triedAdminPrivacy,
        'I1: contains who changed what, when, from which value to which',
        'I1: is append-only: no call changes or removes an entry',
        'I1: gets no entry for a refused change, and the last admin stays admin',
      ),
      ...by(account, 'I1: keeps one admin when the last admins delete their accounts concurrently'),
      ...by(productAdministration, 'writes an audit entry with the author and the old and new values'),
      ...by(triedAdminPrivacy, 'I1: is append-only: the database refuses to change, remove or empty it'),
    ],
  },
  {
    id: 'I2',
    outcome: 'A production server exposes no demo logins, documents, source maps or files of the machine',
    tests: [
      ...by(
        production,
        'I2: does not serve %s from the machine',
        'I2: links no script to a source map',
        'has no demo logins and no demo products',
        'serves metrics to this machine only, not through a proxy',
      ),
      ...by(
        'server/main.test.ts',
        'W3: does not turn a demo shop into a real one while the public password opens an account',
      ),
    ],
  },
]
