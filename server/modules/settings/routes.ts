import * as contract from '@/contract/endpoints/admin/settings.ts'
import { getSettings } from '@/contract/settings.ts'
import { type Route, route } from '../../kernel/route.ts'
import { siteSettings } from './site-settings.ts'
import { publishNow, showSettings, storeDraft, throwDraftAway } from './write-settings.ts'

export const settingsRoutes: readonly Route[] = [
  route(getSettings, (_, { db, config }) => siteSettings(db, config)),
  route(contract.adminSettings, (_, { db }) => showSettings(db)),
  route(contract.publishSettings, publishNow),
  route(contract.saveSettingsDraft, storeDraft),
  route(contract.dropSettingsDraft, throwDraftAway),
]
