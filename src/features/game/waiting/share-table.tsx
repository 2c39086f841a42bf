import { toString as drawQr } from 'qrcode'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareButton } from '../kit/share-button.tsx'
import workbench from '../kit/workbench.module.css'
import styles from './waiting-view.module.css'

/** Ways to invite another player to this table: code, link, and the link as a QR code. */
export function ShareTable({ code, address }: { code: string | null; address: string }) {
  const { t } = useTranslation('waiting')
  const picture = useQr(address)
  return (
    <aside className={styles.share} aria-label={t('share')}>
      {picture && <img src={picture} alt={t('qr')} width={112} height={112} data-testid="qr" />}
      <div>
        {code && (
          <p className={styles.code}>
            <small>{t('code')}</small>
            <strong data-testid="table-code">{code}</strong>
          </p>
        )}
        <ShareButton
          className={workbench.quiet}
          label={t('share')}
          title={t('shareTitle')}
          text={t('shareText')}
          path={address}
        />
      </div>
    </aside>
  )
}

/** Vector image, generated in the page without a request. */
function useQr(address: string): string | null {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    drawQr(address, { type: 'svg', margin: 2, color: { dark: '#1a120d', light: '#fff4dc' } })
      .then(svg => {
        if (isWanted) setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`)
      })
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [address])
  return picture
}
