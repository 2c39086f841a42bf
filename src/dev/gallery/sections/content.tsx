import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Display } from '@/ui/content/display.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { Late } from '@/ui/content/late.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Picture } from '@/ui/content/picture.tsx'
import { Eyebrow, SectionHead } from '@/ui/content/section-head.tsx'
import { SocialLinks } from '@/ui/content/social-links.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconStar } from '@/ui/icon/icons.ts'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const tones: readonly BadgeTone[] = [
  'primary',
  'amber',
  'sale',
  'night',
  'success',
  'warning',
  'error',
  'info',
  'muted',
  'plain',
]

export const Content = () => (
  <>
    <h2 className={styles.group}>content</h2>
    <Heads />
    <Boxes />
    <Pictures />
  </>
)

function Heads() {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="Display">
        {(['hero', 'title', 'name'] as const).map(size => (
          <State key={size} of={`size="${size}"`} wide>
            <Display as="p" size={size}>
              {t('title')}
            </Display>
          </State>
        ))}
      </Specimen>
      <Specimen name="SectionHead">
        <State of="eyebrow lead link" wide>
          <SectionHead
            title={t('title')}
            eyebrow={t('badge.new')}
            lead={t('empty.text')}
            link={{ href: '#SectionHead', text: t('see_all') }}
          />
        </State>
      </Specimen>
      <Specimen name="Eyebrow">
        <State of="">
          <Eyebrow>{t('badge.new')}</Eyebrow>
        </State>
      </Specimen>
      <Specimen name="Badge">
        <State of="tone, icon" wide>
          <div className={styles.row}>
            {tones.map(tone => (
              <Badge key={tone} tone={tone}>
                {t('badge.new')}
              </Badge>
            ))}
            <Badge icon={iconStar}>{t('badge.new')}</Badge>
          </div>
        </State>
      </Specimen>
    </>
  )
}

function Boxes() {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="Note">
        {(['info', 'success', 'warning', 'error'] as const).map(tone => (
          <State key={tone} of={`tone="${tone}"`}>
            <Note tone={tone}>{t('failed.products')}</Note>
          </State>
        ))}
      </Specimen>
      <Specimen name="ErrorNote">
        <State of="">
          <ErrorNote>{t('failed.products')}</ErrorNote>
        </State>
      </Specimen>
      <Specimen name="Panel">
        <State of="title action">
          <Panel title={t('checkout.summary')} action={<a href="#Panel">{t('see_all')}</a>}>
            {t('vat_included')}
          </Panel>
        </State>
        <State of="dense">
          <Panel title={t('checkout.summary')} dense>
            {t('vat_included')}
          </Panel>
        </State>
      </Specimen>
      <Specimen name="Container">
        <State of="" wide>
          <Container>{t('vat_included')}</Container>
        </State>
      </Specimen>
      <Specimen name="Late">
        <State of="height={40}: drawn when near">
          <Late height={40}>{t('vat_included')}</Late>
        </State>
      </Specimen>
      <Specimen name="EmailText">
        <State of="wraps after the @ on a phone">
          <EmailText of="ludoteca.drago@shoppers.example" />
        </State>
      </Specimen>
      <Specimen name="Spoken">
        <State of="read out, not in sight">
          <Spoken>{t('vat_included')}</Spoken>
        </State>
      </Specimen>
    </>
  )
}

function Pictures() {
  return (
    <>
      <Specimen name="Avatar">
        <State of="style, src, element, size, shape; without any" wide>
          <div className={styles.row}>
            <Avatar style={3} />
            <Avatar style={7} size={64} element="Fuoco" />
            <Avatar style={12} shape="arch" size={64} />
            <Avatar src="/assets/products/album.webp" size={64} />
            <Avatar name="Ada" />
          </div>
        </State>
      </Specimen>
      <Specimen name="Picture">
        <State of="src">
          <Picture
            className={styles.small}
            src="/assets/products/album.webp"
            alt=""
            sizes="120px"
            width={120}
            height={120}
          />
        </State>
        <State of="src={null}: the default logo">
          <Picture className={styles.small} src={null} alt="" sizes="120px" width={120} height={120} />
        </State>
      </Specimen>
      <Specimen name="SocialLinks">
        <State of="links" ground="night">
          <SocialLinks
            links={['instagram', 'discord', 'youtube', 'unknown'].map(icon => ({
              icon,
              url: `https://example.com/${icon}`,
            }))}
          />
        </State>
      </Specimen>
    </>
  )
}
