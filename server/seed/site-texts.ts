/** Settings, pages and the showroom of the demo shop. */

import type { LegalKind } from '@/contract/endpoints/site/legal.ts'
import type { pageVisibilities } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { type LocalizedTexts, localized, same } from './localized.ts'

/** All flags are on, except the one that requires a login for product pages (decision 0001). */
export const settingSeeds: Readonly<Record<string, unknown>> = {
  site_name: 'Bottega Arcana',
  company: {
    name: 'Bottega Arcana S.r.l.',
    street: 'Via dei Folletti 7',
    place: '37121 Verona VR, Italia',
    vat_number: 'IT01234567897',
    register: 'REA VR-412345',
    capital: '20.000 € i.v.',
    email: 'ciao@bottega-arcana.it',
    tax_code: '',
    pec: 'bottega-arcana@pec.example.com',
    phone: '+39 045 123 4567',
    representative: 'Arianna Folletti',
  },
  product_safety: {
    maker: 'Bottega Arcana S.r.l.',
    maker_address: 'Via dei Folletti 7, 37121 Verona VR, Italia',
    maker_contact: 'ciao@bottega-arcana.it',
    responsible: '',
    responsible_address: '',
    responsible_contact: '',
    disposal_url: '',
  },
  privacy: {
    contact: 'privacy@bottega-arcana.it',
    recipients: 'Saetta Spedizioni S.r.l.\nBanca delle Botteghe S.p.A.\nNuvola Server S.r.l.',
    authority: 'Garante per la protezione dei dati personali, www.garanteprivacy.it',
  },
  meta_tags: {
    title: 'Bottega Arcana: carte da collezione e da battaglia',
    description:
      'Buste, mazzi, album e accessori di Bottega Arcana. Le carte si aprono, si scambiano e si giocano online.',
    keywords: 'carte collezionabili, gioco di carte, buste, album, Bottega Arcana',
  },
  footer_social: [
    { icon: 'instagram', url: 'https://www.instagram.com/' },
    { icon: 'discord', url: 'https://discord.com/' },
    { icon: 'youtube', url: 'https://www.youtube.com/' },
  ],
  footer_copyright: '© 2026 Bottega Arcana S.r.l. · P. IVA IT01234567897',
  multilanguage: true,
  footer_newsletter: true,
  auth_required_on_product_checkout: false,
  enable_guest_checkout: true,
  enable_welcome_pack: true,
  product_booking: true,
  product_ratings: true,
  product_addtocart: true,
  show_dark_mode: true,
  header_transparent: true,
  enable_promo_page: true,
  enable_blog_page: true,
  enable_shop_page: true,
  enable_faq_page: true,
  enable_catalog: true,
  enable_for_game: true,
  pickup_hours: localized(
    'Da lunedì a venerdì, 10–13 e 15–19',
    'Monday to Friday, 10 to 13 and 15 to 19',
    'De lunes a viernes, 10–13 y 15–19',
    'Du lundi au vendredi, 10 h–13 h et 15 h–19 h',
    'Montag bis Freitag, 10–13 und 15–19 Uhr',
    'De segunda a sexta, 10h–13h e 15h–19h',
  ),
  checkout_enable_coupon_input: true,
  checkout_enable_ticket_request: true,
}

export interface PageSeed {
  icon: string | null
  inMenu?: boolean
  inFooter?: boolean
  visibility?: (typeof pageVisibilities)[number]
  roles?: Role[]
  legal?: LegalKind
  title: LocalizedTexts
  slugs?: Partial<Record<Locale, string>> // if it differs from the title
  lead: LocalizedTexts
  body: LocalizedTexts // HTML
}

const paragraphs = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')

export const pageSeeds: readonly PageSeed[] = [
  {
    icon: 'storefront',
    inFooter: true,
    title: localized('Chi siamo', 'About us', 'Quiénes somos', 'Qui sommes-nous', 'Über uns', 'Quem somos'),
    lead: localized(
      'Una bottega, 149 mostri e un’insegna che scricchiola.',
      'One workshop, 149 monsters and a sign that creaks.',
      'Un taller, 149 monstruos y un letrero que chirría.',
      'Un atelier, 149 monstres et une enseigne qui grince.',
      'Eine Werkstatt, 149 Monster und ein Schild, das knarzt.',
      'Um ateliê, 149 monstros e uma tabuleta que range.',
    ),
    body: localized(
      paragraphs(
        'Bottega Arcana disegna, stampa e spedisce carte da collezione dall’Italia. Ogni personaggio nasce su un tavolo di legno, con una matita e troppo caffè.',
        'Le stesse carte vivono anche online: si raccolgono nell’album e si sfidano in battaglie sei contro sei. Quello che compri in negozio lo ritrovi nel gioco con un codice.',
      ),
      paragraphs(
        'Bottega Arcana draws, prints and ships collectible cards from Italy. Every character starts on a wooden table, with a pencil and too much coffee.',
        'The same cards live online too: collect them in your album and play them in six-on-six battles. Enter the code from your pack to add what you’ve bought to the game.',
      ),
      paragraphs(
        'Bottega Arcana dibuja, imprime y envía cartas coleccionables desde Italia. Cada personaje nace en una mesa de madera, con un lápiz y demasiado café.',
        'Las mismas cartas viven también en línea: se reúnen en el álbum y se enfrentan en batallas de seis contra seis. Lo que compras en la tienda lo recuperas en el juego con un código.',
      ),
      paragraphs(
        'Bottega Arcana dessine, imprime et expédie des cartes à collectionner depuis l’Italie. Chaque personnage naît sur une table en bois, avec un crayon et trop de café.',
        'Les mêmes cartes vivent aussi en ligne. Elles se rangent dans l’album et s’affrontent à six contre six. Ce que tu achètes en boutique, tu le retrouves dans le jeu grâce à un code.',
      ),
      paragraphs(
        'Bottega Arcana zeichnet, druckt und verschickt Sammelkarten aus Italien. Jeder Charakter entsteht auf einem Holztisch, mit Bleistift und zu viel Kaffee.',
        'Dieselben Karten gibt es auch online. Du sammelst sie im Album und schickst sie sechs gegen sechs in den Kampf. Was du im Shop kaufst, holst du dir mit einem Code ins Spiel.',
      ),
      paragraphs(
        'A Bottega Arcana desenha, imprime e envia cartas colecionáveis a partir de Itália. Cada personagem nasce numa mesa de madeira, com um lápis e café a mais.',
        'As mesmas cartas vivem também online: juntam-se no álbum e defrontam-se em batalhas de seis contra seis. O que compras na loja reencontras no jogo com um código.',
      ),
    ),
  },
  {
    icon: 'truck',
    inFooter: true,
    title: localized('Spedizioni', 'Shipping', 'Envíos', 'Livraison', 'Versand', 'Envios'),
    lead: localized(
      'In Italia gratis da 49 €, in due o tre giorni lavorativi.',
      'Free in Italy from €49, with delivery in two or three working days.',
      'En Italia, gratis desde 49 €, en dos o tres días laborables.',
      'En Italie, offerte dès 49 €, en deux ou trois jours ouvrés.',
      'Innerhalb Italiens ab 49 € kostenlos, in zwei bis drei Werktagen.',
      'Em Itália, grátis a partir de 49 €, em dois ou três dias úteis.',
    ),
    body: localized(
      paragraphs(
        'Gli ordini pagati entro le 14 partono lo stesso giorno lavorativo. Ricevi per e-mail il codice per seguire il pacco.',
        'Per il resto dell’Unione Europea servono da quattro a sette giorni lavorativi. Il costo esatto compare prima del pagamento, in base a peso e Paese.',
      ),
      paragraphs(
        'Orders paid by 2 pm ship the same working day. We’ll email you the tracking number.',
        'Delivery to the rest of the European Union takes four to seven working days. The exact cost depends on the weight and country, and you’ll see it before you pay.',
      ),
      paragraphs(
        'Los pedidos pagados antes de las 14 h salen ese mismo día laborable. Recibirás el código de seguimiento por correo.',
        'En el resto de la Unión Europea tardan de cuatro a siete días laborables. El coste exacto, según peso y país, aparece antes de pagar.',
      ),
      paragraphs(
        'Les commandes payées avant 14 h un jour ouvré partent le jour même. Tu reçois le numéro de suivi par e-mail.',
        'Compte quatre à sept jours ouvrés pour le reste de l’Union européenne. Le coût exact, selon le poids et le pays, s’affiche avant le paiement.',
      ),
      paragraphs(
        'Bestellungen, die bis 14 Uhr bezahlt sind, verlassen uns am selben Werktag. Die Sendungsnummer bekommst du per E-Mail.',
        'In die übrige Europäische Union dauert der Versand vier bis sieben Werktage. Die genauen Kosten nach Gewicht und Land siehst du vor dem Bezahlen.',
      ),
      paragraphs(
        'As encomendas pagas até às 14 h saem no mesmo dia útil. Recebes por e-mail o código de seguimento.',
        'Para o resto da União Europeia são precisos quatro a sete dias úteis. O custo exato, por peso e país, aparece antes do pagamento.',
      ),
    ),
  },
  {
    icon: 'arrow-u-up-left',
    inFooter: true,
    legal: 'withdrawal',
    title: localized(
      'Resi e rimborsi',
      'Returns and refunds',
      'Devoluciones y reembolsos',
      'Retours et remboursements',
      'Rückgabe und Erstattung',
      'Devoluções e reembolsos',
    ),
    lead: localized(
      'Hai 30 giorni per recedere, esclusi articoli personalizzati e buste digitali già aperte.',
      'You have 30 days to withdraw. Personalised items and digital packs you’ve opened are excluded.',
      'Tienes 30 días para desistir; se excluyen los artículos personalizados y los sobres digitales ya abiertos.',
      'Tu as 30 jours pour te rétracter ; les articles personnalisés et les boosters numériques déjà ouverts sont exclus.',
      'Du hast 30 Tage Zeit für den Widerruf; personalisierte Artikel und geöffnete digitale Booster sind ausgenommen.',
      'Tens 30 dias para a livre resolução; excluem-se os artigos personalizados e as saquetas digitais já abertas.',
    ),
    body: localized(
      paragraphs(
        'Dall’ordine e fino a 30 giorni dopo la consegna puoi recedere con «Recedere dal contratto qui», nella pagina dell’ordine. Ti rimborsiamo entro 14 giorni dal recesso con lo stesso metodo di pagamento; se gli articoli sono già partiti, possiamo attendere di riceverli o la prova che li hai rispediti. La spedizione di ritorno è a tuo carico.',
        'Sono esclusi dal recesso i contenuti digitali già aperti e gli articoli sigillati che non si prestano a essere restituiti per motivi igienici o connessi alla protezione della salute, se aperti dopo la consegna. Sono esclusi anche gli articoli personalizzati, realizzati su tue indicazioni. Se qualcosa arriva danneggiato, lo sostituiamo a nostre spese.',
      ),
      paragraphs(
        'You can withdraw from the contract from the moment you order until 30 days after delivery. Choose “Withdraw from contract here” on the order page. We’ll refund you to the same payment method within 14 days of your withdrawal; if the items have already shipped, we may wait until we receive them or proof that you’ve sent them back. You pay for return shipping.',
        'The right of withdrawal doesn’t apply to digital content you’ve already opened, or to sealed items that can’t be returned for health or hygiene reasons once unsealed. Nor does it apply to personalised items, which are made to your order. If something arrives damaged, we’ll replace it free of charge.',
      ),
      paragraphs(
        'Desde que haces el pedido y hasta 30 días después de la entrega puedes desistir con «Desistir del contrato aquí», en la página del pedido. Te reembolsamos en 14 días desde el desistimiento, en el mismo método de pago; si los artículos ya han salido, podemos esperar a recibirlos o a que nos demuestres que los has devuelto. Los gastos de devolución corren de tu cuenta.',
        'El derecho de desistimiento no se aplica a los contenidos digitales ya abiertos ni a los artículos precintados que no se pueden devolver por razones de higiene o de protección de la salud, si se han abierto. Tampoco se aplica a los artículos personalizados, hechos según tus indicaciones. Si algo llega dañado, lo cambiamos sin coste.',
      ),
      paragraphs(
        'Dès la commande et jusqu’à 30 jours après la livraison, tu peux te rétracter avec « Renoncer au contrat ici », sur la page de la commande. Nous te remboursons sous 14 jours après la rétractation, sur le même moyen de paiement ; si les articles sont déjà partis, nous pouvons attendre de les avoir reçus ou d’avoir la preuve de leur expédition. Les frais de retour sont à ta charge.',
        'Le droit de rétractation ne s’applique pas aux contenus numériques déjà ouverts, ni aux articles scellés qui ne peuvent être renvoyés pour des raisons d’hygiène ou de protection de la santé une fois descellés. Il ne s’applique pas non plus aux articles personnalisés, fabriqués selon tes indications. Si un article arrive abîmé, nous le remplaçons à nos frais.',
      ),
      paragraphs(
        'Von der Bestellung bis 30 Tage nach der Lieferung kannst du auf der Seite der Bestellung über „Vertrag widerrufen“ widerrufen. Wir erstatten innerhalb von 14 Tagen nach dem Widerruf über dieselbe Zahlungsart; sind die Artikel schon unterwegs, können wir warten, bis sie bei uns eingehen oder du die Rücksendung nachweist. Die Kosten der Rücksendung trägst du.',
        'Vom Widerruf ausgeschlossen sind geöffnete digitale Inhalte und versiegelte Artikel, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, sobald ihr Siegel entfernt wurde. Ausgeschlossen sind auch personalisierte Artikel, die wir nach deinen Angaben anfertigen. Kommt etwas beschädigt an, ersetzen wir es auf unsere Kosten.',
      ),
      paragraphs(
        'Desde a encomenda e até 30 dias após a entrega, podes exercer o direito de livre resolução com «Retratar-se do contrato aqui (livre resolução)», na página da encomenda. Reembolsamos no prazo de 14 dias a contar da livre resolução, no mesmo método de pagamento; se os artigos já foram enviados, podemos esperar até os recebermos ou até provares que os devolveste. Os portes de devolução ficam a teu cargo.',
        'O direito de livre resolução não se aplica a conteúdos digitais já abertos nem a artigos selados que não possam ser devolvidos por motivos de higiene ou de proteção da saúde, depois de abertos. Também não se aplica a artigos personalizados, feitos segundo as tuas indicações. Se algum artigo chegar danificado, substituímo-lo sem custos.',
      ),
    ),
  },
  {
    icon: null,
    inFooter: true,
    legal: 'terms',
    title: localized(
      'Condizioni di vendita',
      'Terms of sale',
      'Condiciones de venta',
      'Conditions générales de vente (CGV)',
      'AGB',
      'Condições de venda',
    ),
    lead: localized(
      'Le condizioni che si applicano ai tuoi acquisti.',
      'The terms that apply when you buy from us.',
      'Las reglas de la tienda, en lenguaje claro.',
      'Les conditions qui s’appliquent à tes achats.',
      'Die Bedingungen, die für deine Bestellungen gelten.',
      'As regras da loja, em linguagem clara.',
    ),
    body: localized(
      paragraphs(
        'I prezzi sono in euro e comprendono l’IVA. Il contratto si conclude quando ricevi la conferma dell’ordine per e-mail.',
        'I consumatori possono recedere entro 14 giorni dalla consegna, che noi allunghiamo a 30. Per i contenuti digitali, se hai chiesto la fornitura immediata, il diritto di recesso si perde con l’apertura.',
      ),
      paragraphs(
        'Prices are in euros and include VAT. The contract is concluded when you receive the order confirmation by email.',
        'Consumers have a right of withdrawal for 14 days after delivery, which we extend to 30. For digital content, if you asked for immediate supply, you lose the right of withdrawal once you open it.',
      ),
      paragraphs(
        'Los precios están en euros e incluyen el IVA. El contrato se celebra cuando recibes la confirmación del pedido por correo.',
        'Los consumidores tienen derecho de desistimiento durante 14 días desde la entrega, que ampliamos a 30. En los contenidos digitales, si has solicitado el suministro inmediato, este derecho se pierde al abrirlos.',
      ),
      paragraphs(
        'Les prix sont en euros, TVA incluse. Le contrat est conclu à la réception de la confirmation de commande par e-mail.',
        'Les consommateurs peuvent se rétracter dans les 14 jours suivant la livraison, délai que nous portons à 30 jours. Pour les contenus numériques, si tu as demandé la fourniture immédiate, le droit de rétractation se perd à l’ouverture.',
      ),
      paragraphs(
        'Preise sind in Euro und enthalten die Mehrwertsteuer. Der Vertrag kommt mit der Bestellbestätigung per E-Mail zustande.',
        'Verbraucher können den Vertrag innerhalb von 14 Tagen nach der Lieferung widerrufen; wir verlängern diese Frist auf 30 Tage. Bei digitalen Inhalten erlischt das Widerrufsrecht mit dem Öffnen, wenn du die sofortige Bereitstellung verlangt hast.',
      ),
      paragraphs(
        'Os preços são em euros e incluem IVA. O contrato conclui-se quando recebes a confirmação da encomenda por e-mail.',
        'Os consumidores têm direito de livre resolução até 14 dias após a entrega, prazo que alargamos para 30. Nos conteúdos digitais, se pediste o fornecimento imediato, este direito perde-se com a abertura.',
      ),
    ),
  },
  {
    icon: null,
    inFooter: true,
    legal: 'privacy',
    slugs: { en: 'privacy' },
    title: localized(
      'Privacy',
      'Privacy notice',
      'Política de privacidad',
      'Politique de confidentialité',
      'Datenschutzerklärung',
      'Política de privacidade',
    ),
    lead: localized(
      'Conserviamo solo i dati necessari e puoi scaricarli quando vuoi.',
      'We only keep the data we need, and you can download it whenever you like.',
      'Guardamos solo los datos necesarios, y puedes descargarlos cuando quieras.',
      'Nous ne conservons que les données nécessaires, et tu peux les télécharger quand tu veux.',
      'Wir speichern nur die nötigen Daten, und du kannst sie jederzeit herunterladen.',
      'Guardamos só os dados necessários e podes descarregá-los quando quiseres.',
    ),
    body: same(''),
  },
  {
    icon: 'lock-key-open',
    inMenu: false,
    visibility: 'authenticated',
    title: localized(
      'Retrobottega',
      'Behind the Scenes',
      'Trastienda',
      'Arrière-boutique',
      'Hinterzimmer',
      'Fundo da loja',
    ),
    lead: localized(
      'Una pagina per chi ha le chiavi.',
      'For members only.',
      'Una página para quien tiene las llaves.',
      'Une page pour ceux qui ont les clés.',
      'Eine Seite für alle mit Schlüssel.',
      'Uma página para quem tem as chaves.',
    ),
    body: localized(
      paragraphs(
        'Qui annunciamo le serie nuove due settimane prima degli altri. La Serie 3 si chiamerà Abissi. Ondalice ha già cambiato le tende.',
      ),
      paragraphs(
        'This is where we announce new series, two weeks before anyone else hears. Series 3 will be called Abyss. Ondalice has already changed the curtains.',
      ),
      paragraphs(
        'Aquí anunciamos las series nuevas dos semanas antes que a los demás. La Serie 3 se llamará Abismos. Ondalice ya ha cambiado las cortinas.',
      ),
      paragraphs(
        'Ici, nous annonçons les nouvelles séries deux semaines avant tout le monde. La Série 3 s’appellera Abysses. Ondalice a déjà changé les rideaux.',
      ),
      paragraphs(
        'Hier kündigen wir neue Serien zwei Wochen früher an. Serie 3 wird Tiefsee heißen. Ondalice hat schon neue Vorhänge aufgehängt.',
      ),
      paragraphs(
        'Aqui anunciamos as novas séries duas semanas antes dos outros. A Série 3 vai chamar-se Abismos. A Ondalice já mudou as cortinas.',
      ),
    ),
  },
]

export const roomSeed = {
  code: 'fiera-2026',
  access: 'code',
  names: localized(
    'Anteprima fiera 2026',
    'Fair Preview 2026',
    'Preestreno feria 2026',
    'Avant-première salon 2026',
    'Messevorschau 2026',
    'Antestreia da feira 2026',
  ),
  leads: localized(
    'Le novità che porteremo in fiera, in anteprima.',
    'What we’re bringing to the fair, before anyone else sees it.',
    'Las novedades que llevaremos a la feria, antes que nadie.',
    'Les nouveautés du salon, en avant-première.',
    'Unsere Messeneuheiten, schon vorab.',
    'As novidades que levaremos à feira, antes de todos.',
  ),
  texts: localized(
    'Prototipi, prezzi e quantità riservati a chi ha ricevuto il codice. Scrivici se qualcosa non è chiaro.',
    'Prototypes, prices and quantities for people with the code. Contact us if you have any questions.',
    'Prototipos, precios y cantidades reservados a quien ha recibido el código. Escríbenos si algo no está claro.',
    'Prototypes, prix et quantités réservés aux personnes qui ont reçu le code. Écris-nous si quelque chose n’est pas clair.',
    'Prototypen, Preise und Mengen für alle, die den Code erhalten haben. Bei Fragen schreibe uns.',
    'Protótipos, preços e quantidades reservados a quem recebeu o código. Escreve-nos se algo não estiver claro.',
  ),
} as const

/** Only resellers and retailers may enter. */
export const tradeRoomSeed = {
  code: 'rivenditori',
  access: 'roles',
  roles: ['reseller', 'retailer'] as Role[],
  names: localized(
    'Showroom rivenditori',
    'Trade Showroom',
    'Showroom de revendedores',
    'Showroom des revendeurs',
    'Händler-Showroom',
    'Showroom de revendedores',
  ),
  leads: localized(
    'Listini e materiali per il punto vendita.',
    'Price lists and point-of-sale material.',
    'Tarifas y material de mostrador.',
    'Tarifs et matériel pour le point de vente.',
    'Preislisten und Verkaufsmaterial.',
    'Tabelas de preços e material de balcão.',
  ),
  texts: localized(
    'Qui trovi listini, espositori e condizioni riservate ai punti vendita.',
    'Price lists, displays and terms for retailers.',
    'Aquí encuentras tarifas, expositores y condiciones para puntos de venta.',
    'Tu trouves ici tarifs, présentoirs et conditions réservés aux points de vente.',
    'Hier findest du Preislisten, Aufsteller und Konditionen für Verkaufsstellen.',
    'Aqui encontras tabelas, expositores e condições para pontos de venda.',
  ),
} as const
