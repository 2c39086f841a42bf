import { describe, expect, it } from 'vitest'
import { Settings } from '@/contract/settings.ts'
import { settingGroups } from './setting-groups.ts'

describe('overview of the settings', () => {
  it('shows every setting of the record once', () => {
    const shown = Object.values(settingGroups).flat()
    expect([...shown].sort()).toEqual(Object.keys(Settings.shape).sort())
  })
})
