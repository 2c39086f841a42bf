import { by, type FailureCase } from './failure-case.ts'

const triedAuth = 'server/security-tests/auth.test.ts'
const accessToken = 'server/modules/auth/access-token.test.ts'
const accounts = 'server/modules/auth/accounts.test.ts'
const guessable = 'server/modules/auth/guessable.test.ts'
const password = 'server/modules/auth/password.test.ts'
const sameOrigin = 'server/modules/auth/same-origin.test.ts'
const endedSessions = 'server/modules/auth/ended-sessions.test.ts'
const sessions = 'server/modules/auth/sessions.test.ts'
const loginCode = 'server/modules/auth/login-code/login-code.test.ts'
const passkeyLogin = 'server/modules/auth/passkey/log-in-by-passkey.test.ts'
const ownPasskeys = 'server/modules/auth/passkey/own-passkeys.test.ts'
const ownPath = 'server/modules/auth/social/own-path.test.ts'
const socialLogin = 'server/modules/auth/social/social-login.test.ts'
const realtime = 'server/modules/realtime/realtime.test.ts'

export const sessionFailures: readonly FailureCase[] = [
  {
    id: 'A1',
    outcome: 'A token without a signature, with an empty one or with `alg: none` returns 401',
    tests: [
      ...by(accessToken, 'A1, A2: refuses %s'),
      ...by(endedSessions, 'A1: refuses the same access token without its signature'),
    ],
  },
  {
    id: 'A2',
    outcome: 'A token signed with another key, or with an embedded key, returns 401',
    tests: [...by(accessToken, 'A1, A2: refuses %s')],
    note: 'tokens are symmetric: there is no public key to abuse. The kinds of the Wycheproof vectors are tested, not each vector',
  },
  {
    id: 'A3',
    outcome: 'Expired, not yet valid, other audience or issuer, other type: 401',
    tests: [
      ...by(accessToken, 'A3: refuses %s', 'A3: expires after fifteen minutes and not before'),
      ...by(sessions, 'A3: does not accept a refresh token as an access token'),
    ],
  },
  {
    id: 'A4',
    outcome: 'A refresh token used again after its grace period ends its session family and no other device',
    tests: [
      ...by(sessions, 'A4: ends its whole family, and no other device, when an old token is presented later'),
    ],
  },
  {
    id: 'A5',
    outcome: 'Twenty simultaneous refreshes of one token have one successor',
    tests: [...by(sessions, 'A5: gives twenty concurrent requests one successor, and logs no tab out')],
  },
  {
    id: 'A6',
    outcome:
      'After logout, new password, block or new role the old access token returns 401 and its sockets close',
    tests: [
      ...by(
        endedSessions,
        'ends every session immediately when the account is blocked or its role changes',
        'invalidates access token and cookie immediately on logout, on this device only',
        'invalidates an access token within five seconds after another process ended its session',
      ),
      ...by(accounts, 'A6: ends the other sessions and every old token; this device continues with new ones'),
      ...by(realtime, 'ends the sockets of a session with it, and of no other session'),
    ],
  },
  {
    id: 'A7',
    outcome: 'Guessing returns 429. The owner can still log in from another network address',
    tests: [
      ...by(
        sessions,
        'A7: stops guesses for one account after ten, and its owner at another address can still log in',
        'A7: counts one subscriber’s whole IPv6 network as one address',
        'W11: slows down guesses from a hundred addresses, notifies the owner once and does not lock them out',
        'W11: makes every further guess wait longer than the previous one',
      ),
      ...by(accounts, 'A7: limits guesses of the current password like those at login'),
      ...by(triedAuth, 'A7: ends in 429 after twenty from one address, and does not block another address'),
    ],
  },
  {
    id: 'A8',
    outcome: 'Known and unknown addresses get the same response after the same work',
    tests: [
      ...by(sessions, 'A8: responds the same to an unknown email and a wrong password'),
      ...by(accounts, 'A8: responds the same and does the same work for known and unknown emails'),
      ...by(
        loginCode,
        'A8: responds the same to known, unknown and blocked emails, for request and attempts',
      ),
      ...by(
        password,
        'A8: takes the same time for an unknown account as for a wrong password, and never accepts it',
      ),
    ],
    note: 'registration reveals that an address is taken, by decision. The work is compared, since no test asserts a time',
  },
  {
    id: 'A9',
    outcome:
      'A reset link works once, for its account, for a limited time, at the shop’s own address, and ends all sessions',
    tests: [
      ...by(
        accounts,
        'A9: ends all sessions and emails the owner when a token sets a new password',
        'A9: accepts the token once, and no other token of the account afterwards',
        'A9: changes nothing with a token that is expired, forged or of another kind',
        'A9: links to PUBLIC_URL whatever Host the request contained',
      ),
    ],
  },
  {
    id: 'A10',
    outcome: 'A social login response without its request creates no session and redirects to no other site',
    tests: [
      ...by(
        socialLogin,
        'A10: refuses a callback without its request, for another request, or used a second time',
        'A10: accepts the code once, within a minute, and only in the browser that returned',
        'A10: never redirects to another site afterwards',
      ),
      ...by(ownPath, 'A10: refuses %j'),
    ],
  },
  {
    id: 'A11',
    outcome: 'No accounts are merged without confirmation. The identity is issuer and subject',
    tests: [
      ...by(
        socialLogin,
        'A11: creates no account for an email %s',
        'A11: does not link an existing account with the same email silently',
        'A11: finds the same account for the same issuer and subject, whatever the email is today',
      ),
    ],
  },
  {
    id: 'A12',
    outcome: 'A form on another site triggers neither refresh nor logout',
    tests: [
      ...by(triedAuth, 'A12: cannot refresh or sign out with type %s, although the browser sends the cookie'),
      ...by(
        sessions,
        'A12: refuses refresh and logout from another site (%o) and changes nothing',
        'marks the cookie as Secure, also in its name',
      ),
      ...by(sameOrigin, 'A12: %o is cross-site: %s'),
    ],
    note: 'the cookie is `__Secure-` and limited to /api/auth. With `__Host-` it would be sent to all paths',
  },
  {
    id: 'A13',
    outcome: 'Long and emoji passwords are accepted, guessable ones rejected. A megabyte returns 413',
    tests: [
      ...by(triedAuth, 'A13: are not hashed: %s'),
      ...by(accounts, 'A13: refuses a common password and accepts 64 emoji'),
      ...by(password, 'A13: accepts long and emoji passwords unmodified'),
      ...by(
        guessable,
        'A13: refuses %s',
        'A13: refuses each of the three thousand most common passwords, also with a capital, a year and a sign',
      ),
    ],
  },
  {
    id: 'A14',
    outcome:
      'A login code completes its own request once, within ten minutes, with at most five attempts, also concurrent ones',
    tests: [
      ...by(
        loginCode,
        'A14: stores neither the code nor the request, only hashes of them',
        'A14: checks five attempts, after which the right code is refused',
        'A14: checks at most five of fifty concurrent attempts from fifty addresses',
        'A14: opens one session when the right code is sent twenty times concurrently',
        'A14: accepts a code only for the request it was sent for',
        'A14: refuses a code after the account’s email has changed',
        'A14: sends one network five codes an hour for an email, known or not, and counts another network separately',
        'A14: sends ten codes a day to all networks together, and still serves a network where the owner has logged in',
      ),
    ],
    note: 'fifty attempts a day at a million codes: a permanent attacker needs about forty years for a chance of one half',
  },
  {
    id: 'A15',
    outcome:
      'If an account was registered with another person’s address, the owner gets it by logging in with a code, and the registrant loses access',
    tests: [
      ...by(
        loginCode,
        'A15: is verified by the right code, which removes the password and sessions of an earlier registration',
        'A15: does not change password and other sessions of a verified account',
      ),
    ],
  },
  {
    id: 'A16',
    outcome: 'A passkey’s response is valid once, for the browser, page and host of its challenge',
    tests: [
      ...by(
        passkeyLogin,
        'A16: refuses a replayed assertion, also of ten concurrent ones',
        'A16: refuses %s and uses up the challenge',
        'A16: refuses a counter that decreased or did not increase',
        'A16: opens one session for two responses with the same counter, each to its own challenge',
        'A16: refuses the challenge of another browser, which remains valid for its own',
        'A16: gives two tabs of a browser separate challenges',
        'A16: expires a challenge after five minutes',
        'A16: refuses a challenge for adding a passkey',
        'A16: refuses an unknown passkey like an invalid one',
      ),
    ],
  },
  {
    id: 'A17',
    outcome:
      'A passkey is added and removed only by its owner, shortly after a login, with a verified address',
    tests: [
      ...by(
        ownPasskeys,
        'A17: cannot be renamed or removed by another account',
        'A17: cannot be added or removed when the login is older than a quarter of an hour',
        'A17: cannot be added to an account with an unverified email',
        'A17: cannot be added with %s',
        'A17: cannot be added with the challenge of another session, to either account',
        'A17: belong to one account each',
        'A17: are limited to twenty when many are added concurrently',
      ),
    ],
  },
]
