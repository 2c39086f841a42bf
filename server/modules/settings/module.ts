import * as contract from '@/contract/endpoints/admin/settings.ts'
import { getSettings } from '@/contract/settings.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { siteSettings } from './site-settings.ts'
import { publishNow, showSettings, storeDraft, throwDraftAway } from './write-settings.ts'

const routes: readonly Route[] = [
  route(getSettings, (_, { db, config }) => siteSettings(db, config)),
  route(contract.adminSettings, (_, { db }) => showSettings(db)),
  route(contract.publishSettings, publishNow),
  route(contract.saveSettingsDraft, storeDraft),
  route(contract.dropSettingsDraft, throwDraftAway),
]

export const settingsModule: ServerModule = { name: 'settings', routes }
