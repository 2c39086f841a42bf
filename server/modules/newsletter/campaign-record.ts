/** Campaigns in the administration. They can be edited while they are drafts. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/site/newsletter.ts'
import { locales } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { refuse } from '../../kernel/route.ts'
import { type CampaignRow, campaignPage, campaignsTable, resultIn, resultsOf } from './campaigns-repo.ts'
import { confirmedCount } from './subscribers-repo.ts'

type Campaign = contract.AdminCampaign

/** The fields that an audit entry compares. */
export const campaignFacts = ({
  name,
  picture,
  texts,
  status,
}: Pick<CampaignRow, 'name' | 'picture' | 'texts' | 'status'>) => ({ name, picture, texts, status })

async function viewsOf(db: Queryable, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  const results = await resultsOf(
    db,
    rows.map(({ id }) => id),
  )
  const readers = await confirmedCount(db)
  return rows.map(row => ({
    ...row,
    version: versionOf(campaignFacts(row)),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    result: resultIn(results, row.id),
    readers,
  }))
}

/** `result` and `readers` (confirmed subscribers) are counted now. Dates are ISO strings. */
export const campaignView = async (db: Queryable, row: CampaignRow): Promise<Campaign> =>
  (await viewsOf(db, [row]))[0] as Campaign

/** Removes unsafe HTML from every language, before the text is stored or previewed. */
export const cleanedCampaign = ({ texts, ...body }: contract.CampaignBody): contract.CampaignBody => {
  const clean = { ...texts }
  for (const locale of locales) clean[locale] = { ...texts[locale], html: cleanRichText(texts[locale].html) }
  return { ...body, texts: clean }
}

export const campaignRecord: EditableKind<Campaign, contract.CampaignBody> &
  ListedKind<Campaign, ParsedOf<typeof contract.adminCampaigns>['query']> = {
  record: 'campaign',
  key: 'id',
  lock: campaignsTable.lock,
  read: async (db, id) => {
    const row = await campaignsTable.find(db, id)
    return row && campaignView(db, row)
  },
  page: async (db, query) => {
    const { rows, total } = await campaignPage(db, query)
    return { rows: await viewsOf(db, rows), total }
  },
  prepare: cleanedCampaign,
  refuseChange: ({ status }) => (status === 'draft' ? undefined : refuse('campaign_started')),
  insert: (tx, body, { now }) => campaignsTable.insert(tx, { ...body, created_at: now() }),
  update: (tx, { id }, body) => campaignsTable.update(tx, id, body),
  remove: (tx, { id }) => campaignsTable.remove(tx, id),
  titleOf: campaign => campaign.name,
  factsOf: campaignFacts,
}
