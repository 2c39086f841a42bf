import { by, type FailureCase } from './failure-case.ts'

export const browserFailures: readonly FailureCase[] = [
  {
    id: 'O1',
    outcome: 'Without a network the page shows a message, loses nothing and repeats no action',
    tests: [
      ...by(
        'e2e/journeys/reach.spec.ts',
        'a reload shows the shell and the last catalogue; an address never seen says that the network is missing',
      ),
      ...by(
        'e2e/journeys/packs.spec.ts',
        'the network lost after the request shows the right cards on return',
      ),
      ...by('e2e/journeys/online.spec.ts', 'a reload in mid-animation and a lost network cost nothing'),
      ...by(
        'e2e/journeys/battle.spec.ts',
        'finished without a network, it is stored on the device and counts when the network is back',
      ),
      ...by(
        'e2e/journeys/checkout.spec.ts',
        'without a network the pay button says so, keeps what was written, and makes one order when asked again',
      ),
    ],
  },
  {
    id: 'O2',
    outcome: 'Missing files are fetched once more, then an error is shown',
    tests: [
      ...by('e2e/journeys/shell-failures.spec.ts', 'is loaded anew once a minute, then says so'),
      ...by(
        'e2e/journeys/reach.spec.ts',
        'is offered, taken only when the visitor says so, and never over a battle',
      ),
    ],
  },
  {
    id: 'O3',
    outcome: 'Blocked or corrupt storage breaks no page',
    tests: [
      ...by(
        'e2e/journeys/shop.spec.ts',
        'blocked storage: the page stands, adding works until the page is left',
        'a spoiled memory is an empty cart',
      ),
      ...by('e2e/journeys/battle-variants.spec.ts', 'a corrupt saved battle begins a new one'),
      ...by(
        'src/stores/spoiled-memory.test.ts',
        'O3: %s corrupted in two hundred ways is read as far as it is valid, or as nothing',
      ),
      ...by(
        'src/features/game/spoiled-memory.test.ts',
        'O3: reads the valid part of corrupted %s, or nothing',
        'O3: resumes a saved battle corrupted in a thousand ways, or ignores it',
      ),
    ],
  },
  {
    id: 'O4',
    outcome: 'Two tabs have the same cart, session and seat',
    tests: [
      ...by('e2e/journeys/shop.spec.ts', 'two tabs agree'),
      ...by('e2e/journeys/session.spec.ts', 'logging out leads to the login, in the other tab too'),
      ...by(
        'e2e/journeys/battle.spec.ts',
        'two tabs never play the same battle: the second is told, and may take it over',
      ),
      ...by(
        'e2e/journeys/online.spec.ts',
        'a second tab takes the seat: the first says so, cannot act, and takes it back by a button',
      ),
    ],
  },
  {
    id: 'O5',
    outcome: 'Without WebGL, or after a lost context, the battle continues',
    tests: [
      ...by(
        'e2e/journeys/battle-canvas.spec.ts',
        'a lost graphics context and a turned phone do not stop the battle',
      ),
      ...by(
        'e2e/journeys/battle.spec.ts',
        'of the older kind is played with the keyboard alone on a browser without WebGL, then another',
      ),
    ],
  },
  {
    id: 'O6',
    outcome: 'A wrong clock of the browser has no effect',
    tests: [
      ...by(
        'server/modules/matches/bad-luck.test.ts',
        'accepts an action up to half a second late, and none later',
      ),
      ...by(
        'src/features/game/battle/online/online-view.test.ts',
        'O6: shows the remaining time by the server’s clock on a device whose clock is %d ms wrong',
      ),
    ],
  },
  {
    id: 'O7',
    outcome: 'A failed call shows an error and a retry button',
    note: 'no test waits for a response that never arrives. After half a minute it is treated as an aborted call',
    tests: [
      ...by('e2e/journeys/shop.spec.ts', 'a shelf that does not answer offers a second try'),
      ...by(
        'e2e/journeys/shell-failures.spec.ts',
        'any other failure is an error page with a second try and a way home',
      ),
      ...by(
        'e2e/journeys/packs.spec.ts',
        'packs that cannot be loaded show an error, and appear with the retry',
      ),
      ...by(
        'e2e/journeys/battle-variants.spec.ts',
        'cards that cannot be loaded are reported, and requested again',
      ),
      ...by(
        'e2e/journeys/failing-calls.spec.ts',
        'a failed call shows an error with a retry that works, never a blank page',
      ),
      ...by(
        'src/api/client.test.ts',
        'reports an HTML page of the network as unreachable',
        'reports a proxy’s error page with its status',
      ),
    ],
  },
  {
    id: 'O8',
    outcome: 'A suspended tab is brought up to date',
    tests: [
      ...by(
        'src/features/game/battle/online/online-link.test.ts',
        'is followed by one snapshot after the device was asleep',
      ),
      ...by('e2e/journeys/battle.spec.ts', 'a hidden tab waits: the computer does not play until it is seen'),
    ],
    note: 'growth of memory is measured by the benchmark',
  },
]
