/** Warning about the threshold of sales to consumers in other member states. Renders nothing without a warning. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  readThresholdWarning,
  type ThresholdWarning,
  thresholdWarning,
} from '@/contract/endpoints/admin/oss.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'

const warningQuery = queryOptions({
  queryKey: ['admin', 'threshold-warning'],
  queryFn: () => callOrThrow(thresholdWarning, {}),
})

interface ThresholdPanelProps {
  mayHide: boolean
  money: (cents: number) => string
  linkTo: LinkTo
}

export function ThresholdPanel({ mayHide, money, linkTo }: ThresholdPanelProps) {
  const { t } = useTranslation('admin-sales')
  const { data } = useQuery(warningQuery)
  if (!data?.warning) return null
  const { warning } = data
  const { year, level, net, limit, by_country } = warning
  const text = level === 'passed' && !by_country ? 'passed_off' : level
  return (
    <Panel dense titleAs="h2" title={t('threshold.title')}>
      <Note tone={level === 'passed' ? 'error' : 'warning'}>
        {t(`threshold.${text}`, { year, net: money(net), limit: money(limit) })}{' '}
        <Link href={linkTo(by_country ? 'adminTakings' : 'adminSettings')}>
          {t(by_country ? 'threshold.open_return' : 'threshold.open_settings')}
        </Link>
      </Note>
      {mayHide && <HideButton warning={warning} />}
    </Panel>
  )
}

/** Hides the warning for the whole staff. The other level of the year is still shown when it is reached. */
function HideButton({ warning: { year, level } }: { warning: ThresholdWarning }) {
  const { t } = useTranslation('admin-sales')
  const client = useQueryClient()
  const refuse = useRefuse()
  const [isSending, setSending] = useState(false)
  const hide = async () => {
    setSending(true)
    const result = await call(readThresholdWarning, { body: { year, level } })
    setSending(false)
    if (!result.ok) return refuse(result.failure)
    await updateCached(client, warningQuery.queryKey, { warning: null })
  }
  return (
    <Button variant="ghost" size="dense" busy={isSending} onClick={() => void hide()}>
      {t('threshold.hide')}
    </Button>
  )
}
