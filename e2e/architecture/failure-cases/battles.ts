import { by, type FailureCase } from './failure-case.ts'

const onlineJourney = 'e2e/journeys/online.spec.ts'
const results = 'server/modules/battles/rejected-results.test.ts'
const tickets = 'server/modules/battles/tickets.test.ts'
const quickMatch = 'server/modules/lobby/quick-match.test.ts'
const hostileActions = 'server/modules/matches/hostile-actions.test.ts'
const badLuck = 'server/modules/matches/bad-luck.test.ts'
const challenge = 'server/modules/matches/challenge.test.ts'
const privateTables = 'server/modules/matches/private-tables.test.ts'
const apply = 'src/engine/apply.test.ts'
const fuzzStandard = 'src/engine/fuzz-standard.test.ts'
const rulesVersion = 'src/engine/rules-version.test.ts'
const view = 'src/engine/view.test.ts'

export const battleFailures: readonly FailureCase[] = [
  {
    id: 'E1',
    outcome: 'Any action is a valid step or an error code. A rejected action changes nothing',
    tests: [
      ...by(apply, 'returns a step or a code for any input and never changes the state'),
      ...by(fuzzStandard, 'returns a step or a code for any command at any time'),
      ...by(badLuck, 'refuses %s'),
      ...by(
        hostileActions,
        'E1: refuses hundreds of mutated actions with a code and leaves the battle unchanged',
      ),
    ],
  },
  {
    id: 'E2',
    outcome: 'Actions out of turn, after the end, from another seat or from a spectator are rejected',
    tests: [
      ...by(
        badLuck,
        'refuses an action out of turn',
        'refuses actions, forfeits, readiness and emotes in battles of other players',
        'lets a guest with the link watch only',
        'forfeits once, and only during a battle',
      ),
    ],
  },
  {
    id: 'E3',
    outcome: 'An action counts once, and only for the version it refers to',
    tests: [
      ...by(
        badLuck,
        'applies an action once, however often it is sent',
        'refuses an outdated version and returns the current one',
      ),
    ],
  },
  {
    id: 'E4',
    outcome: 'Two simultaneous actions have one order',
    tests: [
      ...by(
        badLuck,
        'orders concurrent actions of both players',
        'accepts one of two different concurrent actions',
      ),
      ...by(
        hostileActions,
        'E4: gives concurrent actions of both players one order, the same for both and in the database',
      ),
    ],
    note: 'sixteen turns in a row, not a thousand',
  },
  {
    id: 'E5',
    outcome: 'Only results that follow the rules are accepted. Each is rewarded once',
    tests: [
      ...by(
        results,
        'is refused at validation for more than a thousand commands, or with an outcome',
        'changes nothing when progress is written into the profile',
      ),
      ...by(
        'server/modules/battles/results.test.ts',
        'is rewarded once for twenty concurrent calls, with the same response afterwards',
      ),
      ...by(badLuck, 'refuses %s in the body of an action'),
    ],
  },
  {
    id: 'E6',
    outcome: 'Secret data of a battle is sent to no one',
    tests: [
      ...by(badLuck, 'never reveals the seed before or during the battle, in any response or event'),
      ...by(view, 'hides the random state in every view'),
      ...by(
        privateTables,
        'is visible to its players and to viewers with the key, and to no other user with its id',
        'sends events only on the channel of its key; channels named by the id learn only that something has changed',
        'gives the seat to one of two concurrent requests, and the other player may not watch',
        'makes the rematch private with its own key, whichever player opens it first',
        'is visible as a replay to its players and to viewers with the key',
      ),
    ],
    note: 'both decks are public by decision. Secret are the seed, and all of a private battle',
  },
  {
    id: 'E7',
    outcome:
      'A player who reconnects in time loses nothing. Later it counts as one loss. If both are absent, the battle is void',
    tests: [
      ...by(
        badLuck,
        'makes a player who is absent for a minute lose, and voids the battle when both are absent',
      ),
      ...by(onlineJourney, 'a reload in mid-animation and a lost network cost nothing'),
    ],
  },
  {
    id: 'E8',
    outcome: 'The server’s clock decides',
    tests: [
      ...by(
        badLuck,
        'accepts an action up to half a second late, and none later',
        'skips when the time runs out, and ends the battle at the third time in a row',
        'does not charge players for a standstill of the server',
      ),
    ],
  },
  {
    id: 'E9',
    outcome: 'Seed and commands define the battle. Storing it changes nothing',
    tests: [
      ...by(
        'src/engine/testing/random-play.ts',
        'replayed from setup, seed and commands is the battle that was played',
        'is plain JSON: a round trip changes nothing',
      ),
      ...by(rulesVersion, 'gives the same results for the same cards and seed within a version'),
    ],
  },
  {
    id: 'E10',
    outcome: 'Every battle ends',
    tests: [
      ...by(
        fuzzStandard,
        'ends thousands of seeded battles with a winner who has the points or a rival without cards',
      ),
    ],
  },
  {
    id: 'E11',
    outcome: 'An invalid deck, or one with cards of another user, cannot start a battle',
    tests: [
      ...by(
        tickets,
        'is refused for %s, with the reason',
        'is refused for a deck of cards that are no longer owned',
      ),
      ...by(hostileActions, 'E11: refuses to begin a battle or a rematch with cards that were given away'),
    ],
  },
  {
    id: 'E12',
    outcome: 'One seat per player, no battle against oneself, limited rewards',
    tests: [
      ...by(
        quickMatch,
        'pairs each player once, however many processes pair concurrently',
        'refuses a challenge to oneself, an absent player or one who plays',
      ),
      ...by(
        challenge,
        'gives one player one seat, however many tabs request one',
        'rewards battles with the same opponent five times a day',
      ),
      ...by(
        hostileActions,
        'E12: accepts actions only from the tab that took the seat, and changes nothing for the other',
      ),
    ],
  },
]
