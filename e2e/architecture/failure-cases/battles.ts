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
    outcome: 'Any action is a step or a code; a refused one changes nothing',
    tests: [
      ...by(apply, 'returns a step or a code for any input and never changes the state'),
      ...by(fuzzStandard, 'returns a step or a code for any command at any time'),
      ...by(badLuck, 'refuses %s'),
      ...by(
        hostileActions,
        'E1: hundreds of mutated actions are refused each with a code, and the battle stands as it stood',
      ),
    ],
  },
  {
    id: 'E2',
    outcome: 'Out of turn, after the end, from another seat or a spectator: refused',
    tests: [
      ...by(
        badLuck,
        'refuses an action out of turn',
        'refuses actions, forfeits, readiness and emotes in battles of others',
        'lets a guest with the link watch and do nothing',
        'gives up once, and only while there is something to give up',
      ),
    ],
  },
  {
    id: 'E3',
    outcome: 'An action counts once, and only for the version it answers',
    tests: [
      ...by(
        badLuck,
        'applies the same action once, however often it is sent',
        'refuses a version that is not the one on the table, and says which is',
      ),
    ],
  },
  {
    id: 'E4',
    outcome: 'Two actions of one moment have one order',
    tests: [
      ...by(
        badLuck,
        'puts both players’ actions of the same moment in one order',
        'takes one of two different actions that come at once',
      ),
      ...by(
        hostileActions,
        'E4: both act in the same moment, turn after turn: one order, the same for both and in the database',
      ),
    ],
    note: 'sixteen turns in a row, not a thousand',
  },
  {
    id: 'E5',
    outcome: 'No result is believed that the rules did not give; it pays once',
    tests: [
      ...by(
        results,
        'more than a thousand commands, or an outcome sent along, are refused at validation',
        'progress written into one’s profile changes nothing',
      ),
      ...by(
        'server/modules/battles/results.test.ts',
        'sent twenty times at once is paid once, and answers the same afterwards',
      ),
      ...by(badLuck, 'refuses %s in the body of an action'),
    ],
  },
  {
    id: 'E6',
    outcome: 'What is secret in a battle reaches nobody',
    tests: [
      ...by(badLuck, 'reveals the seed to nobody before or during the battle, by any call or event'),
      ...by(view, 'hides the random state in every view'),
      ...by(
        privateTables,
        'is watched by its players and by who has the key, and by nobody else who knows its id',
        'sends events only on the channel of its key: who knows the id learns only that something has changed',
        'of two who ask for the seat at once one gets it, the other may not watch',
        'a rematch is as private, with a key of its own, whichever of two who ask at once lays it',
        'is seen again by its players and by who has the key',
      ),
    ],
    note: 'both decks are open by decision; secret are the seed, and all of a battle that a player made private',
  },
  {
    id: 'E7',
    outcome: 'Gone and back within the time costs nothing; later it is one loss, both gone is void',
    tests: [
      ...by(badLuck, 'is lost by a player who is absent for a minute, and void when both are'),
      ...by(onlineJourney, 'a reload in mid-animation and a lost network cost nothing'),
    ],
  },
  {
    id: 'E8',
    outcome: 'The server’s clock decides',
    tests: [
      ...by(
        badLuck,
        'counts an action half a second late, and no later one',
        'skips when the time runs out, and ends the battle at the third time in a row',
        'charges nobody for a standstill of the server',
      ),
    ],
  },
  {
    id: 'E9',
    outcome: 'Seed and commands are the battle; storing it changes nothing',
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
    outcome: 'A deck that is none, or not owned, gets no battle',
    tests: [
      ...by(
        tickets,
        'is refused for %s, with the reason',
        'is refused for a deck of cards that are no longer owned',
      ),
      ...by(
        hostileActions,
        'E11: cards given away meanwhile are refused at the start and at the rematch, and nothing begins',
      ),
    ],
  },
  {
    id: 'E12',
    outcome: 'One chair a person; no battle with oneself; rewards have a cap',
    tests: [
      ...by(
        quickMatch,
        'pairs nobody twice, however many processes pair at once',
        'cannot challenge oneself, who is not here, or who plays',
      ),
      ...by(
        challenge,
        'gives one player one seat, however many tabs ask',
        'rewards battles with the same opponent five times a day',
      ),
      ...by(
        hostileActions,
        'E12: of two tabs only the one that took the seat acts; the other is refused and changes nothing',
      ),
    ],
  },
]
