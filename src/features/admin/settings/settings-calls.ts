import { queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import type { Settings } from '@/contract/settings.ts'
import {
  adminSettings,
  dropSettingsDraft,
  keepSettingsDraft,
  publishSettings,
} from '@/contract/settings-administration.ts'

export const settingsKey = ['admin', 'settings'] as const

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: () => callOrThrow(adminSettings),
  staleTime: 15_000,
})

export const publish = (version: string, values: Partial<Settings>) =>
  call(publishSettings, { body: { version, values } })
export const keepDraft = (values: Partial<Settings>) => call(keepSettingsDraft, { body: { values } })
export const dropDraft = () => call(dropSettingsDraft)
