/** Launches in the administration. The numbers of places are not part of the version. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/launches.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import {
  type CountedLaunch,
  findCountedLaunch,
  hasLaunch,
  hasProduct,
  launchesPage,
  launchesTable,
} from './admin-repo.ts'

type View = contract.AdminLaunch

function stateOf({ is_active, starts_at, ends_at }: CountedLaunch['launch'], now: Date): View['state'] {
  if (!is_active) return 'off'
  if (ends_at && ends_at <= now) return 'ended'
  return starts_at <= now ? 'running' : 'planned'
}

function viewOf({ launch, ...counted }: CountedLaunch, now: Date): View {
  const { id, draw_seed, product_id, is_active, per_minute, buying_minutes, most_pieces } = launch
  const facts = {
    product_id,
    is_active,
    starts_at: launch.starts_at.toISOString(),
    ends_at: launch.ends_at?.toISOString() ?? null,
    per_minute,
    buying_minutes,
    most_pieces,
  }
  return { id, version: versionOf(facts), ...facts, ...counted, state: stateOf(launch, now), draw_seed }
}

const rowFrom = ({ starts_at, ends_at, ...facts }: contract.LaunchBody) => ({
  ...facts,
  starts_at: new Date(starts_at),
  ends_at: ends_at ? new Date(ends_at) : null,
})

export const launchRecord: EditableKind<View, contract.LaunchBody> &
  ListedKind<View, ParsedOf<typeof contract.adminLaunches>['query']> = {
  record: 'launch',
  key: 'id',
  lock: launchesTable.lock,
  read: async (db, id, { now }) => {
    const row = await findCountedLaunch(db, id, now())
    return row && viewOf(row, now())
  },
  page: async (db, query, { now }) => {
    const { rows, total } = await launchesPage(db, query, now())
    return { rows: rows.map(row => viewOf(row, now())), total }
  },
  check: async (tx, body, current) => {
    if (!(await hasProduct(tx, body.product_id))) return [{ path: 'product_id', code: 'required' }]
    const isDouble = await hasLaunch(tx, body.product_id, current?.id ?? null)
    return isDouble ? [{ path: 'product_id', code: 'launch_taken' }] : []
  },
  insert: (tx, body) => launchesTable.insert(tx, rowFrom(body)),
  update: (tx, { id }, body) => launchesTable.update(tx, id, rowFrom(body)),
  remove: (tx, { id }) => launchesTable.remove(tx, id),
  titleOf: launch => launch.title,
  factsOf: ({
    waiting: _waiting,
    buying: _buying,
    missed: _missed,
    sold: _sold,
    pieces: _pieces,
    state: _state,
    title: _title,
    draw_seed: _seed,
    ...facts
  }) => facts,
}
