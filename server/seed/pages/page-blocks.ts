/** Blocks of the demo shop's pages, below their introduction, by the Italian title of the page. */
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localized } from '../localized.ts'
import { aboutBlocks } from './about-blocks.ts'
import { cards, section } from './block-seed.ts'
import { termsBlocks, withdrawalBlocks } from './legal-pages.ts'
import { privacyBlocks } from './privacy-page.ts'

export const pageBlockSeeds: Readonly<Record<string, readonly PageBlock[]>> = {
  'Chi siamo': aboutBlocks,
  Spedizioni: [
    cards(
      'passi',
      3,
      localized(
        'Dal tavolo alla porta',
        'From our workshop to your door',
        'Del taller a tu puerta',
        'De la table à ta porte',
        'Von der Werkstatt bis zu dir',
        'Do ateliê até tua casa',
      ),
      [
        {
          icon: 'package',
          title: localized('Prepariamo', 'We pack', 'Preparación', 'Préparation', 'Verpackung', 'Preparação'),
          text: localized(
            'Gli ordini pagati entro le 14 partono lo stesso giorno lavorativo.',
            'Orders paid by 2 pm ship the same working day.',
            'Los pedidos pagados antes de las 14 h salen el mismo día laborable.',
            'Payée avant 14 h un jour ouvré, ta commande part le jour même.',
            'Was bis 14 Uhr bezahlt ist, verschicken wir am selben Werktag.',
            'As encomendas pagas até às 14 h saem no mesmo dia útil.',
          ),
        },
        {
          icon: 'truck',
          title: localized('Spediamo', 'We ship', 'Envío', 'Expédition', 'Versand', 'Envio'),
          text: localized(
            'In Italia due o tre giorni lavorativi, nel resto dell’Unione europea da quattro a sette.',
            'Two or three working days in Italy, four to seven in the rest of the EU.',
            'En Italia, dos o tres días laborables; en el resto de la UE, de cuatro a siete.',
            'En Italie, deux à trois jours ouvrés ; dans le reste de l’Union européenne, quatre à sept.',
            'In Italien zwei bis drei Werktage, in der übrigen EU vier bis sieben.',
            'Em Itália, dois ou três dias úteis; no resto da UE, quatro a sete.',
          ),
        },
        {
          icon: 'map-pin',
          title: localized(
            'Segui il pacco',
            'Track',
            'Seguimiento',
            'Suivi du colis',
            'Sendungsverfolgung',
            'Seguimento',
          ),
          text: localized(
            'Ricevi il codice di tracciamento per e-mail e lo trovi nei tuoi ordini.',
            'Your tracking number is in your email and with your order.',
            'Recibes el código por correo y lo tienes en tus pedidos.',
            'Tu reçois le numéro de suivi par e-mail ; il figure aussi dans tes commandes.',
            'Die Sendungsnummer bekommst du per E-Mail und findest sie bei deinen Bestellungen.',
            'Recebes o código por e-mail e encontra-lo nas tuas encomendas.',
          ),
          way: { to: 'accountOrders' },
        },
      ],
    ),
    section(
      'mancata',
      localized(
        'Se non sei in casa',
        'If you’re out',
        'Si no estás en casa',
        'En cas d’absence',
        'Wenn du nicht da bist',
        'Se não estiveres em casa',
      ),
      localized(
        'Il corriere riprova il giorno lavorativo dopo, poi lascia il pacco per sette giorni al punto di ritiro più vicino.\nSe torna da noi, ti scriviamo. Lo rispediamo o ti rimborsiamo gli articoli, come preferisci.',
        'The courier will try again the next working day, then leave your parcel at the nearest pick-up point for seven days.\nIf it comes back to us, we’ll email you. You can choose to have it sent again or get a refund for your items.',
        'El transportista lo intenta otra vez al siguiente día laborable y luego deja el paquete siete días en el punto de recogida más cercano.\nSi nos lo devuelven, te escribimos. Lo reenviamos o te reembolsamos los artículos, como prefieras.',
        'Le transporteur repasse le jour ouvré suivant, puis laisse le colis sept jours au point relais le plus proche.\nS’il nous revient, nous t’écrivons. Nouvel envoi ou remboursement des articles, à toi de choisir.',
        'Der Paketdienst versucht es am nächsten Werktag noch einmal und hinterlegt das Paket dann sieben Tage in der nächsten Abholstelle.\nKommt es zu uns zurück, schreiben wir dir. Du entscheidest, ob wir es erneut verschicken oder den Betrag erstatten.',
        'A transportadora tenta de novo no dia útil seguinte e depois deixa o pacote sete dias no ponto de recolha mais próximo.\nSe voltar para nós, escrevemos-te. Reenviamos ou reembolsamos os artigos, como preferires.',
      ),
    ),
    section(
      'digitali',
      localized(
        'Buste digitali',
        'Digital packs',
        'Sobres digitales',
        'Boosters numériques',
        'Digitale Booster',
        'Saquetas digitais',
      ),
      localized(
        'Non viaggiano. Appena il pagamento è confermato le trovi fra le tue buste, pronte da aprire.',
        'There’s nothing to ship. Once your payment is confirmed, they’ll be with your packs, ready to open.',
        'No se envían. En cuanto se confirma el pago los tienes en tu cuenta, listos para abrir.',
        'Pas de colis à attendre. Dès que le paiement est confirmé, ils sont dans tes boosters, prêts à ouvrir.',
        'Sie werden nicht verschickt. Sobald die Zahlung bestätigt ist, liegen sie in deinem Konto, bereit zum Öffnen.',
        'Não são enviadas. Assim que o pagamento for confirmado, estão na tua conta, prontas a abrir.',
      ),
    ),
  ],
  'Resi e rimborsi': [
    cards(
      'passi',
      3,
      localized('Tre passi', 'Three steps', 'Tres pasos', 'Trois étapes', 'Drei Schritte', 'Três passos'),
      [
        {
          icon: 'arrow-u-up-left',
          title: localized(
            'Recedi dal contratto',
            'Withdraw from the contract',
            'Desiste del contrato',
            'Rétracte-toi',
            'Vertrag widerrufen',
            'Exerce a livre resolução',
          ),
          text: localized(
            'Dal tuo ordine, in due minuti, senza indicare un motivo.',
            'From your order, in two minutes. You don’t need a reason.',
            'Desde tu pedido, en dos minutos y sin dar motivos.',
            'Depuis ta commande, en deux minutes, sans indiquer de motif.',
            'Auf der Seite deiner Bestellung, in zwei Minuten, ohne Begründung.',
            'Na página da encomenda, em dois minutos, sem indicar o motivo.',
          ),
          way: { to: 'accountOrders' },
        },
        {
          icon: 'package',
          title: localized(
            'Rispedisci',
            'Send it back',
            'Envía el paquete',
            'Renvoie le colis',
            'Zurückschicken',
            'Envia o pacote',
          ),
          text: localized(
            'L’indirizzo è nell’e-mail di conferma. Hai 14 giorni per spedire.',
            'Send your items within 14 days, to the address in your confirmation email.',
            'La dirección está en el correo de confirmación. Tienes 14 días para enviarlo.',
            'L’adresse figure dans l’e-mail de confirmation. Tu as 14 jours pour l’envoyer.',
            'Die Adresse steht in der Bestätigungs-E-Mail. Du hast 14 Tage Zeit zum Absenden.',
            'A morada está no e-mail de confirmação. Tens 14 dias para enviar.',
          ),
        },
        {
          icon: 'credit-card',
          title: localized(
            'Ricevi il rimborso',
            'Get your refund',
            'Recibe el reembolso',
            'Reçois le remboursement',
            'Erstattung erhalten',
            'Recebe o reembolso',
          ),
          text: localized(
            'Entro 14 giorni dal recesso, appena abbiamo gli articoli o la prova di spedizione.',
            'Within 14 days of your withdrawal, once we have your items or proof of postage.',
            'En 14 días desde el desistimiento, cuando tengamos los artículos o la prueba de envío.',
            'Sous 14 jours après la rétractation, dès que nous avons reçu les articles ou la preuve de leur expédition.',
            'Innerhalb von 14 Tagen nach dem Widerruf, sobald die Artikel oder der Versandnachweis bei uns sind.',
            'No prazo de 14 dias a contar da livre resolução, assim que tivermos os artigos ou a prova de envio.',
          ),
        },
      ],
    ),
    section(
      'danni',
      localized(
        'È arrivato danneggiato o sbagliato?',
        'Damaged or wrong?',
        '¿Ha llegado dañado o no es el correcto?',
        'Article abîmé ou erroné ?',
        'Beschädigt oder falsch?',
        'Chegou danificado ou errado?',
      ),
      localized(
        'Mandaci una foto dal tuo ordine. Lo sostituiamo senza costi e, se vale meno di 20 €, puoi tenere quello ricevuto.\nLa garanzia legale di due anni vale per tutto quello che vendiamo.',
        'Send us a photo from your order page. We’ll replace the item free of charge, and you can keep the damaged one if it’s worth less than €20.\nEverything we sell is covered by the two-year legal guarantee.',
        'Envíanos una foto desde tu pedido. Lo cambiamos sin coste y, si vale menos de 20 €, no tienes que devolverlo.\nLa garantía legal de dos años cubre todo lo que vendemos.',
        'Envoie une photo depuis ta commande. Nous le remplaçons sans frais et, s’il vaut moins de 20 €, tu peux garder celui que tu as reçu.\nLa garantie légale de deux ans couvre tout ce que nous vendons.',
        'Schicke uns auf der Seite deiner Bestellung ein Foto. Wir ersetzen den Artikel kostenlos. Ist er weniger als 20 € wert, brauchst du ihn nicht zurückzuschicken.\nDie gesetzliche Gewährleistung von zwei Jahren gilt für alles, was wir verkaufen.',
        'Envia-nos uma foto na página da encomenda. Substituímos o artigo sem custos e, se valer menos de 20 €, não tens de o devolver.\nA garantia legal de dois anos cobre tudo o que vendemos.',
      ),
    ),
    ...withdrawalBlocks,
  ],
  'Condizioni di vendita': [
    section(
      'contratto',
      localized('Il contratto', 'The contract', 'El contrato', 'Le contrat', 'Der Vertrag', 'O contrato'),
      localized(
        'L’ordine è una proposta, che accettiamo con la conferma che arriva per e-mail. Se un prezzo è palesemente errato, possiamo annullare l’ordine e rimborsarti subito.',
        'Your order is an offer, which we accept when we send you the confirmation by email. If a price is clearly wrong, we may cancel the order and will refund you immediately.',
        'El pedido es una propuesta, que aceptamos con la confirmación por correo. Si un precio es claramente erróneo, podemos cancelar el pedido y reembolsar de inmediato lo pagado.',
        'La commande est une offre, que nous acceptons par la confirmation envoyée par e-mail. Si un prix est manifestement erroné, nous pouvons annuler la commande et te rembourser aussitôt.',
        'Deine Bestellung ist ein Angebot, das wir mit der Bestätigung per E-Mail annehmen. Ist ein Preis offensichtlich falsch, können wir die Bestellung stornieren und erstatten den bezahlten Betrag sofort.',
        'A encomenda é uma proposta, que aceitamos com a confirmação por e-mail. Se um preço estiver manifestamente errado, podemos cancelar e devolver logo o valor pago.',
      ),
    ),
    section(
      'prezzi',
      localized(
        'Prezzi e pagamenti',
        'Prices and payment',
        'Precios y pagos',
        'Prix et paiement',
        'Preise und Zahlung',
        'Preços e pagamentos',
      ),
      localized(
        'I prezzi sono in euro, IVA inclusa; la spedizione si aggiunge alla cassa. Accanto a ogni sconto trovi il prezzo più basso dei 30 giorni prima dell’offerta.',
        'Prices are in euros and include VAT. Shipping is added at checkout. Next to every discount, we show the lowest price in the 30 days before the offer.',
        'Los precios están en euros, IVA incluido; el envío se suma al finalizar la compra. Junto a cada descuento figura el precio más bajo de los 30 días anteriores a la oferta.',
        'Les prix sont en euros, TVA incluse ; les frais de livraison s’ajoutent lors de la commande. À côté de chaque remise figure le prix le plus bas des 30 jours précédant la réduction.',
        'Alle Preise sind in Euro und enthalten die Mehrwertsteuer; der Versand kommt an der Kasse hinzu. Neben jedem Rabatt steht der niedrigste Preis der 30 Tage vor dem Angebot.',
        'Os preços são em euros, com IVA; o envio é somado ao finalizares a compra. Ao lado de cada desconto está o preço mais baixo dos 30 dias anteriores à oferta.',
      ),
    ),
    section(
      'buste',
      localized(
        'Buste e contenuti digitali',
        'Packs and digital content',
        'Sobres y contenidos digitales',
        'Boosters et contenus numériques',
        'Booster und digitale Inhalte',
        'Saquetas e conteúdos digitais',
      ),
      localized(
        'Il contenuto di una busta è casuale, secondo le probabilità pubblicate. Le carte digitali servono a giocare e collezionare qui e non si possono rivendere né convertire in denaro.\nPer le buste digitali chiedi alla cassa la fornitura immediata; con l’apertura di una busta perdi il diritto di recesso per quella busta.',
        'The contents of a pack are random, based on the published odds. Digital cards are for playing and collecting on this site. They can’t be resold or exchanged for money.\nFor digital packs, you ask for immediate supply at checkout. Once you open a pack, you lose the right of withdrawal for that pack.',
        'El contenido de un sobre lo decide el azar según las probabilidades publicadas. Las cartas digitales sirven para jugar y coleccionar aquí y no se revenden ni se convierten en dinero.\nPara los sobres digitales solicitas el suministro inmediato al finalizar la compra; al abrir un sobre pierdes el derecho de desistimiento de ese sobre.',
        'Le contenu d’un booster dépend du hasard, selon les chances publiées. Les cartes numériques servent à jouer et collectionner ici. Elles ne peuvent être ni revendues ni converties en argent.\nPour les boosters numériques, tu demandes la fourniture immédiate lors de la commande ; en ouvrant un booster, tu perds le droit de rétractation pour ce booster.',
        'Was in einem Booster steckt, entscheidet der Zufall nach den veröffentlichten Chancen. Digitale Karten sind zum Spielen und Sammeln auf dieser Website da. Sie lassen sich nicht weiterverkaufen oder in Geld umtauschen.\nFür digitale Booster verlangst du an der Kasse die sofortige Bereitstellung; mit dem Öffnen eines Boosters erlischt dafür das Widerrufsrecht.',
        'O conteúdo de uma saqueta é decidido pelo acaso, segundo as probabilidades publicadas. As cartas digitais servem para jogar e colecionar aqui e não se revendem nem se convertem em dinheiro.\nPara as saquetas digitais, pedes o fornecimento imediato ao finalizar a compra; ao abrires uma saqueta, perdes o direito de livre resolução dessa saqueta.',
      ),
    ),
    section(
      'personalizzati',
      localized(
        'Articoli personalizzati',
        'Personalised items',
        'Artículos personalizados',
        'Articles personnalisés',
        'Personalisierte Artikel',
        'Artigos personalizados',
      ),
      localized(
        'Gli articoli che stampiamo con il tuo disegno o il tuo testo sono realizzati su misura, perciò il diritto di recesso non si applica (articolo 59, comma 1, lettera c, del Codice del consumo). Puoi annullare l’ordine finché la lavorazione non è iniziata. La garanzia legale resta. Se l’articolo è difettoso o sbagliato, lo rifacciamo o ti rimborsiamo.',
        'Items that we print with your design or text are made to your order, so the right of withdrawal doesn’t apply to them (Article 59(1)(c) of the Italian Consumer Code). You can cancel the order until production starts. The legal guarantee still applies. If the item is faulty or wrong, we’ll make it again or refund you.',
        'Los artículos que estampamos con tu diseño o tu texto se hacen a medida, por lo que no se les aplica el derecho de desistimiento (artículo 59, apartado 1, letra c, del Código de Consumo italiano). Puedes cancelar el pedido hasta que empiece la producción. La garantía legal se mantiene. Si el artículo es defectuoso o no es el correcto, lo hacemos de nuevo o te reembolsamos.',
        'Les articles que nous imprimons avec ton motif ou ton texte sont fabriqués sur mesure. Le droit de rétractation ne s’y applique donc pas (article 59, paragraphe 1, point c, du Code de la consommation italien). Tu peux annuler la commande tant que la fabrication n’a pas commencé. La garantie légale demeure. Si l’article est défectueux ou erroné, nous le refaisons ou te remboursons.',
        'Artikel, die wir mit deinem Motiv oder deinem Text bedrucken, werden nach deinen Angaben angefertigt. Für sie besteht kein Widerrufsrecht (Artikel 59 Absatz 1 Buchstabe c des italienischen Verbrauchergesetzbuchs). Bis zum Beginn der Produktion kannst du die Bestellung stornieren. Die gesetzliche Gewährleistung bleibt. Ist der Artikel mangelhaft oder falsch, fertigen wir ihn neu an oder erstatten den Betrag.',
        'Os artigos que estampamos com o teu desenho ou o teu texto são feitos por medida, pelo que o direito de livre resolução não se lhes aplica (artigo 59.º, n.º 1, alínea c, do Código do Consumo italiano). Podes cancelar a encomenda até a produção começar. A garantia legal mantém-se. Se o artigo tiver defeito ou estiver errado, fazemo-lo de novo ou reembolsamos-te.',
      ),
    ),
    section(
      'legge',
      localized(
        'Legge e controversie',
        'Law and disputes',
        'Ley aplicable y litigios',
        'Droit applicable et litiges',
        'Recht und Streitfälle',
        'Lei e litígios',
      ),
      localized(
        'Si applica la legge italiana; se sei un consumatore, restano valide le tutele del tuo Paese. Prima di tutto scrivici. Rispondiamo entro due giorni lavorativi. Puoi anche rivolgerti a un organismo di risoluzione alternativa delle controversie (ADR).',
        'Italian law applies, and consumers keep the protection of the law of their own country. Please contact us first. We’ll reply within two working days. You can also turn to an alternative dispute resolution body.',
        'Se aplica la ley italiana; los consumidores conservan la protección de su país. Escríbenos primero. Respondemos en dos días laborables. También puedes acudir a un organismo de resolución alternativa de litigios.',
        'Le droit italien s’applique ; les consommateurs conservent la protection de leur pays. Écris-nous d’abord. Nous répondons sous deux jours ouvrés. Tu peux aussi saisir un médiateur de la consommation.',
        'Es gilt italienisches Recht; als Verbraucher behältst du den Schutz deines Landes. Schreibe uns zuerst. Wir antworten innerhalb von zwei Werktagen. Du kannst dich auch an eine Schlichtungsstelle wenden.',
        'Aplica-se a lei italiana; os consumidores mantêm a proteção do seu país. Escreve-nos primeiro. Respondemos em dois dias úteis. Também podes recorrer a uma entidade de resolução alternativa.',
      ),
    ),
    ...termsBlocks,
  ],
  Privacy: privacyBlocks,
}
