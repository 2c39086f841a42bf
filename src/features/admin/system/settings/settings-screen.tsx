/** Every setting of the site with its input and a live preview. Saved as a draft, or published for everyone. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type AdminSettings,
  adminSettings,
  dropSettingsDraft,
  publishSettings,
  saveSettingsDraft,
} from '@/contract/endpoints/admin/settings.ts'
import type { Settings } from '@/contract/settings.ts'
import { derive } from '@/design/theme/derive.ts'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useDarkMode } from '@/stores/dark-mode.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Tabs } from '@/ui/content/tabs.tsx'
import { iconMoon, iconSun } from '@/ui/icon/icons.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { GuardedForm } from '../../framework/record/guarded-form.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { UnplacedErrors } from '../../framework/record/unplaced-errors.tsx'
import { useSaveFailure } from '../../framework/record/use-refuse.ts'
import { useMayWrite } from '../../framework/record/write-access.ts'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { type GroupName, groupNames, settingGroups } from '../../framework/shell/setting-groups.ts'
import { ColoursPanel } from './colours-panel.tsx'
import { ProductFeeds } from './product-feeds.tsx'
import { SettingInput } from './setting-input.tsx'
import styles from './settings.module.css'
import { ShopPreview } from './shop-preview.tsx'

const settingsKey = ['admin', 'settings'] as const

const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: () => callOrThrow(adminSettings),
  staleTime: 15_000,
})

const publish = ({ version, draft_version }: AdminSettings, values: Partial<Settings>) =>
  call(publishSettings, { body: { version, draft_version, values } })
const saveDraft = ({ draft_version }: AdminSettings, values: Partial<Settings>) =>
  call(saveSettingsDraft, { body: { draft_version, values } })
const dropDraft = () => call(dropSettingsDraft)

/**
 * Returns the changed keys with their values. Unchanged ones are not sent, so that two admins can change different
 * settings.
 */
function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  const keys = (Object.keys(before) as (keyof Settings)[]).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(keys.map(key => [key, after[key]]))
}

interface SettingsScreenProps {
  title: string
  group: GroupName | 'register'
  onGroup: (group: GroupName | 'register') => void
  register: ReactNode // changed in the administration
  onPublished: (settings: Settings) => void
}

export function SettingsScreen(props: SettingsScreenProps) {
  const { data, error, refetch } = useQuery(settingsQuery)
  if (error && !data) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={420} radius={16} />
  return <SettingsForm {...props} stored={data} />
}

function SettingsForm({ stored, onPublished, ...props }: SettingsScreenProps & { stored: AdminSettings }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const messages = useErrorMessage()
  const notify = useNotify()
  const showFailure = useSaveFailure()
  const cache = useQueryClient()
  const [lost, setLost] = useState<{ mine: Settings; theirs: AdminSettings; isDraft?: boolean }>()
  const keep = (next: AdminSettings) => updateCached(cache, settingsKey, next)
  const send = async (mine: Settings, base: AdminSettings): Promise<NestedErrors | undefined> => {
    const result = await publish(base, changedSettings(base.values, mine))
    if (result.ok) {
      keep(result.value)
      onPublished(result.value.values)
      notify(t('settings.published'), { type: 'success' })
      return undefined
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) {
      setLost({ mine, theirs: failure.current as AdminSettings })
      return undefined
    }
    showFailure(failure)
    const fields = failure.fields.map(field => ({ ...field, path: field.path.replace(/^values\./, '') }))
    return nestedFieldErrors(fields, messages)
  }
  const draft = async (mine: Settings, base = stored) => {
    const result = await saveDraft(base, changedSettings(base.values, mine))
    if (result.ok) keep(result.value)
    else if (result.failure.code === 'conflict' && result.failure.current)
      return setLost({ mine, theirs: result.failure.current as AdminSettings, isDraft: true })
    notify(result.ok ? t('settings.draft_kept') : messages.problem(result.failure), {
      type: result.ok ? 'info' : 'error',
    })
  }
  const forget = async () => {
    if (stored.draft) await dropDraft()
    keep({ ...stored, draft: null })
  }
  return (
    <GuardedForm
      record={stored.draft ?? stored.values}
      onSubmit={(mine: object) => send(mine as Settings, stored) as never}
    >
      <UnplacedErrors />
      <Fields {...props} hasDraft={stored.draft !== null} onDraft={mine => draft(mine)} onForget={forget} />
      {lost && (
        <ConflictDialog
          mine={lost.mine}
          theirs={lost.theirs.draft ?? lost.theirs.values}
          base={stored.draft ?? stored.values}
          onClose={() => setLost(undefined)}
          onTakeTheirs={() => {
            keep(lost.theirs)
            setLost(undefined)
          }}
          onKeepMine={() => {
            keep(lost.theirs)
            setLost(undefined)
            void (lost.isDraft ? draft : send)(lost.mine, lost.theirs).catch(error =>
              notify(messages.problem(failureFrom(error) ?? unreachable)),
            )
          }}
        />
      )}
    </GuardedForm>
  )
}

interface FieldsProps extends Omit<SettingsScreenProps, 'onPublished'> {
  hasDraft: boolean
  onDraft: (settings: Settings) => Promise<void>
  onForget: () => Promise<void>
}

function Fields({ title, group, onGroup, register, hasDraft, onDraft, onForget }: FieldsProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { isDirty, isSubmitting } = useFormState()
  const settings = useWatch() as Settings
  const { reset } = useFormContext()
  const isChanged = isDirty || hasDraft
  const [isAsking, setAsking] = useState(false)
  const mayWrite = useMayWrite()
  const cancel = () => {
    reset()
    setAsking(false)
    return hasDraft ? onForget() : undefined
  }
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            {isDirty && <Badge tone="warning">{t('unsaved')}</Badge>}
            {!isDirty && hasDraft && <Badge tone="amber">{t('settings.is_draft')}</Badge>}
            {isChanged && mayWrite && (
              <Button variant="ghost" size="dense" onClick={() => (hasDraft ? setAsking(true) : cancel())}>
                {t('react-admin:action.cancel')}
              </Button>
            )}
            {mayWrite ? (
              <>
                <Button
                  variant="ghost"
                  size="dense"
                  disabled={!isDirty}
                  onClick={() => void onDraft(settings)}
                >
                  {t('settings.keep_draft')}
                </Button>
                <Button size="dense" type="submit" disabled={!isChanged} busy={isSubmitting}>
                  {t('settings.publish')}
                </Button>
              </>
            ) : (
              <Badge tone="muted">{t('read_only')}</Badge>
            )}
          </>
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={t('settings.forget_title')}
          lead={t('settings.forget_lead')}
          yes={t('settings.forget')}
          isDanger
          onYes={cancel}
          onClose={() => setAsking(false)}
        />
      )}
      <Tabs
        label={title}
        tabs={[...groupNames, 'register' as const].map(name => ({
          value: name,
          label: t(`settings.group.${name}`),
        }))}
        value={group}
        onChange={onGroup}
      >
        {group === 'register' ? (
          <div className={styles.group}>{register}</div>
        ) : (
          <GroupBeside group={group} settings={settings} />
        )}
      </Tabs>
    </>
  )
}

/** The settings of a group, next to the preview of the shop. */
function GroupBeside({ group, settings }: { group: GroupName; settings: Settings }) {
  const { t } = useTranslation('admin')
  const isDark = useDarkMode()
  const [mode, setMode] = useState<ThemeMode>(isDark ? 'dark' : 'light')
  const tokens = derive(settings.vuetify_colors, mode, settings)
  const modes = (
    <Segment
      label={t('settings.mode')}
      size="dense"
      value={mode}
      onChange={setMode}
      options={[
        { value: 'light', label: t('settings.light'), icon: iconSun },
        { value: 'dark', label: t('settings.dark'), icon: iconMoon },
      ]}
    />
  )
  return (
    <div className={styles.columns}>
      <div className={styles.group}>
        {group === 'theme' && (
          <ColoursPanel palette={settings.vuetify_colors} tokens={tokens} modes={modes} />
        )}
        <Panel dense>
          <div className={styles.inputs}>
            {settingGroups[group]
              .filter(key => key !== 'vuetify_colors')
              .map(key => (
                <SettingInput key={key} name={key} />
              ))}
          </div>
        </Panel>
        {group === 'language' && <ProductFeeds settings={settings} />}
      </div>
      <ShopPreview
        settings={settings}
        tokens={tokens}
        mode={mode}
        modes={group === 'theme' ? undefined : modes}
      />
    </div>
  )
}
