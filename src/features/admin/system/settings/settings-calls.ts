import { queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import {
  type AdminSettings,
  adminSettings,
  dropSettingsDraft,
  publishSettings,
  saveSettingsDraft,
} from '@/contract/endpoints/admin/settings.ts'
import type { Settings } from '@/contract/settings.ts'

export const settingsKey = ['admin', 'settings'] as const

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: () => callOrThrow(adminSettings),
  staleTime: 15_000,
})

export const publish = ({ version, draft_version }: AdminSettings, values: Partial<Settings>) =>
  call(publishSettings, { body: { version, draft_version, values } })
export const saveDraft = ({ draft_version }: AdminSettings, values: Partial<Settings>) =>
  call(saveSettingsDraft, { body: { draft_version, values } })
export const dropDraft = () => call(dropSettingsDraft)
