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
    outcome: 'A token without a signature, with an empty one or with `alg: none` is 401',
    tests: [
      ...by(accessToken, 'A1, A2: %s is refused'),
      ...by(endedSessions, 'A1: the same bearer without its signature opens nothing'),
    ],
  },
  {
    id: 'A2',
    outcome: 'A token signed with another key, or one that brings its own, is 401',
    tests: [...by(accessToken, 'A1, A2: %s is refused')],
    note: 'tokens are symmetric: there is no public key to abuse, so of the vectors of Wycheproof the kinds are tried, not each',
  },
  {
    id: 'A3',
    outcome: 'Expired, too early, for another audience or issuer, of another kind: 401',
    tests: [
      ...by(accessToken, 'A3: %s is refused', 'A3: dies after fifteen minutes, not before'),
      ...by(sessions, 'A3: a refresh token is no bearer'),
    ],
  },
  {
    id: 'A4',
    outcome: 'A refresh token that comes back after its grace ends its family and no other device',
    tests: [...by(sessions, 'A4: a token that comes back later ends its whole family, and no other device')],
  },
  {
    id: 'A5',
    outcome: 'Twenty refreshes of one token at once have one successor',
    tests: [...by(sessions, 'A5: twenty at once get one successor, nobody is logged out')],
  },
  {
    id: 'A6',
    outcome: 'After logout, new password, block or new role the old bearer is 401 and its sockets close',
    tests: [
      ...by(
        endedSessions,
        'a block and a change of role end every session at once',
        'logout ends bearer and cookie at once, on this device only',
        'ended by another process, a bearer dies within five seconds',
      ),
      ...by(accounts, 'A6: ends the other sessions and every old token; this device goes on with new ones'),
      ...by(realtime, 'ends the sockets of a session with it, and of no other session'),
    ],
  },
  {
    id: 'A7',
    outcome: 'Guessing ends in 429; the owner at another address still gets in',
    tests: [
      ...by(
        sessions,
        'A7: guesses at one account end after ten; its owner at another address still gets in',
        'A7: one subscriber’s whole IPv6 network counts as one address',
        'W11: guesses from a hundred addresses are slowed down, the owner is told once and not kept out',
        'W11: every further guess waits longer than the one before',
      ),
      ...by(accounts, 'A7: guesses at the current password end as those at login do'),
      ...by(triedAuth, 'A7: ends in 429 after twenty from one address, and does not block another address'),
    ],
  },
  {
    id: 'A8',
    outcome: 'Known and unknown addresses get the same answer from the same work',
    tests: [
      ...by(sessions, 'A8: an unknown address and a wrong password get the same answer'),
      ...by(accounts, 'A8: known and unknown addresses get the same answer from the same work'),
      ...by(loginCode, 'A8: known, unknown and blocked addresses get the same answers, request and tries'),
      ...by(password, 'A8: no account costs the same verification as a wrong password and is never right'),
    ],
    note: 'registering tells that an address is taken, by decision; the work done is compared, since no test asserts a time',
  },
  {
    id: 'A9',
    outcome:
      'A reset link works once, for its account, for a while, at the shop’s own address, and ends all sessions',
    tests: [
      ...by(
        accounts,
        'A9: a new password by the token ends all sessions and writes to the owner',
        'A9: the token works once, and every other of the account with it',
        'A9: expired, made up or of another kind, it changes nothing',
        'A9: the link leads to PUBLIC_URL whatever Host the request named',
      ),
    ],
  },
  {
    id: 'A10',
    outcome: 'A social answer without its question opens nothing and leads to no other site',
    tests: [
      ...by(
        socialLogin,
        'A10: an answer without its question, to another’s question, or for the second time opens nothing',
        'A10: the code is good once, for a minute, and only in the browser that came back',
        'A10: nobody is led to another site afterwards',
      ),
      ...by(ownPath, 'A10: %j leads nowhere'),
    ],
  },
  {
    id: 'A11',
    outcome: 'No account is joined in silence; identity is issuer and subject',
    tests: [
      ...by(
        socialLogin,
        'A11: an address %s makes no account',
        'A11: an address that has an account here is not joined to it in silence',
        'A11: the same issuer and subject is the same account, whatever its address is today',
      ),
    ],
  },
  {
    id: 'A12',
    outcome: 'A foreign form moves neither refresh nor logout',
    tests: [
      ...by(triedAuth, 'A12: cannot refresh or sign out with type %s, although the browser sends the cookie'),
      ...by(
        sessions,
        'A12: from another site (%o) refresh and logout are refused and change nothing',
        'the cookie is Secure and says so in its name',
      ),
      ...by(sameOrigin, 'A12: %o is cross-site: %s'),
    ],
    note: 'the cookie is `__Secure-` and bound to /api/auth: `__Host-` would send it everywhere',
  },
  {
    id: 'A13',
    outcome: 'Long and emoji passwords are taken, guessable ones refused, a megabyte is 413',
    tests: [
      ...by(triedAuth, 'A13: are not hashed: %s'),
      ...by(
        accounts,
        'A13: a password everybody tries first is refused, an emoji one of 64 characters is taken',
      ),
      ...by(password, 'A13: long and emoji passwords are taken unmodified'),
      ...by(
        guessable,
        'A13: %s is refused',
        'A13: of the three thousand that are used most every one is refused, with a capital, a year and a sign too',
      ),
    ],
  },
  {
    id: 'A14',
    outcome:
      'A login code opens its own request once, for ten minutes, with five tries at most, however many come at once',
    tests: [
      ...by(
        loginCode,
        'A14: neither the code nor the request is in the database, only what recognises them',
        'A14: five tries at a code are judged, and then the right one opens nothing',
        'A14: of fifty tries at once from fifty addresses no more than five are judged',
        'A14: the right code sent twenty times at once opens one session',
        'A14: a code opens nothing but the request it was sent for',
        'A14: a code is void once the account has another address',
        'A14: one network gets five codes an hour for an address, known or not; another network gets its own',
        'A14: all networks together get ten codes a day, and the owner where they log in still gets theirs',
      ),
    ],
    note: 'fifty tries a day at a million codes: an attacker who never stops needs some forty years for an even chance',
  },
  {
    id: 'A15',
    outcome:
      'An account registered with somebody else’s address is lost to whoever registered it when its owner logs in by code',
    tests: [
      ...by(
        loginCode,
        'A15: a right code verifies it, and whoever registered it before is out: no session, no password',
        'A15: a verified account keeps its password and its other sessions',
      ),
    ],
  },
  {
    id: 'A16',
    outcome:
      'A passkey’s response is good once, for the browser, page and host that its challenge was made for',
    tests: [
      ...by(
        passkeyLogin,
        'A16: an assertion that is sent again opens nothing, also of ten at once',
        'A16: %s opens nothing, and the challenge is used up',
        'A16: the counter of an authenticator that went back or stood still opens nothing',
        'A16: two responses with one count, each to a challenge of its own, open one session',
        'A16: the challenge of another browser opens nothing and stays good for its own',
        'A16: two tabs of a browser have a challenge each',
        'A16: a challenge ends after five minutes',
        'A16: a challenge to add a passkey is none to log in',
        'A16: a passkey nobody has is refused as a wrong one',
      ),
    ],
  },
  {
    id: 'A17',
    outcome: 'A passkey is added and removed by its owner only, soon after a login, with a verified address',
    tests: [
      ...by(
        ownPasskeys,
        'A17: another’s passkey is neither renamed nor removed',
        'A17: a login that is older than a quarter of an hour adds and removes none',
        'A17: an account with an address that nobody has proved gets none',
        'A17: %s adds none',
        'A17: the challenge of another session adds none, to neither account',
        'A17: a credential belongs to one account',
        'A17: of many added at once no more than twenty stay',
      ),
    ],
  },
]
