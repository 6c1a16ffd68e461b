/**
 * Phrases of those who send the same offer to every form they find. The words of a trade are none of them:
 * a casino wants a website too, and a shop asks for search engine optimisation. So each phrase is one
 * that a seller uses of the reader ("your rankings"), or that promises what no customer would.
 * Texts are given in lower case, with single spaces. `\b` knows Latin letters only.
 */
export const OFFER_PHRASES: readonly RegExp[] = [
  // Rankings, links and visitors for the reader's site.
  /\b(?:first|top|1st) page (?:of|on|in) (?:google|search)/gu,
  /\b(?:rank|ranks|ranking|position)s? (?:number |no\.? ?|# ?)(?:1|one)\b|\btop (?:of|on|in) google/gu,
  /\b(?:buy|cheap|quality|high da|high-da|dofollow|powerful|permanent|premium) (?:\w+ )?back ?links?|back ?links? (?:for|to) your|\blink[- ]building (?:service|package|offer)/gu,
  /\bguest posts?\b|\blink insertions?\b|\bsponsored (?:post|article|content)s? on your/gu,
  /\b(?:da|dr)[ :]*\d\d\b|\bda ?\/ ?(?:dr|pa)\b|\bdomain (?:authority|rating)\b/gu,
  /\b(?:increase|boost|drive|grow|improve|double|triple|skyrocket|send|bring) (?:\w+ ){0,4}(?:to )?your (?:\w+ ){0,2}(?:traffic|visibility|rank\w*|sales|revenue|visitors|web ?site|site|leads|business)\b/gu,
  /\byour (?:web ?site|site|business|company|page|domain) (?:\w+ )?(?:is not|isn.t|is missing|does not|doesn.t|lacks|could|needs|deserves|is losing) (?:\w+ ){0,4}(?:rank\w*|show\w*|appear\w*|found|visib\w*|optimi[sz]\w*|seo|traffic|customers|leads|google)\b/gu,
  /\b(?:issues?|errors?|problems?|mistakes?) (?:on|with|in|affecting|hurting) your (?:web ?site|site|page|rankings?|seo)\b/gu,
  /\b(?:targeted|real|organic|qualified) (?:\w+ )?(?:traffic|visitors|leads) (?:to|for) your/gu,
  /\bwe (?:offer|provide|sell|speciali[sz]e in|are offering) (?:\w+ ){0,3}(?:seo|web ?(?:site)? ?(?:design|development)|app development|digital marketing|back ?links?|traffic|explainer|logo|leads|email list|outsourc\w+|data entry)/gu,
  /\b(?:explainer|animated|promo|promotional) videos? (?:for|of) (?:your|business)|\b(?:redesign|revamp) (?:of )?your (?:current )?(?:web ?site|site)/gu,
  /\b(?:buy|get|real|cheap|free) (?:\w+ )?(?:instagram|facebook|tiktok|youtube|twitter|telegram) (?:followers|likes|views|subscribers|members)/gu,
  /\b(?:verified|targeted|b2b) (?:\w+ )?(?:leads|e-?mails?|contacts|databases?)\b|\be-?mail (?:lists?|databases?) of/gu,
  // How they close.
  /\b(?:send|share with) you (?:a|an|our|the|my|some) (?:\w+ ){0,3}(?:proposal|quote|price list|packages|pricing|samples|audit|report)\b/gu,
  /\binterested\?|\bif you(?:.re| are) interested\b|\bwould you be interested\b/gu,
  /\b(?:reply|respond|write back) (?:to this|with your|me with|back with|with the word|["']?yes)\b/gu,
  /\b(?:100 ?% )?(?:guaranteed? (?:results?|rankings?|traffic|sales|position)|results? (?:are )?guaranteed|money[- ]back guarantee)/gu,
  /\b(?:lowest|unbeatable|cheapest|wholesale) (?:prices?|rates?)\b|\b(?:starting|starts) (?:at|from) (?:only|just)\b|\b(?:only|just) \$ ?\d/gu,
  /\b(?:act|order|buy|apply|sign up|register|claim|click) (?:it )?(?:now|here|today|below)\b|\blimited[- ]time\b/gu,
  // Mailing to everybody.
  /\bunsubscribe\b|\bopt[- ]?out\b|\bto (?:stop|avoid) receiv|\bremoved? (?:you|your (?:site|domain|web ?site)) from (?:our|my|the|this)|\bwon.t hear from (?:me|us) again/gu,
  /\b(?:contact|feedback) ?forms? (?:submission|blast|marketing|mailing|message|advert|on)|\b(?:through|via|using) (?:\w+ )?(?:contact|feedback) ?forms\b|\b(?:million|thousand|000|\dk|\dm) (?:\w+ )?(?:web ?sites|sites|contact forms|companies|businesses)\b/gu,
  /\bthis is not (?:a )?(?:spam|scam)\b|\bsorry (?:to bother|for the intrusion|to disturb)\b/gu,
  /\b(?:web ?master|site owner|website owner|business owner|domain owner|site admin|website admin|dearest|beloved)\b/gu,
  // Money.
  /\b(?:make|earn|earning|making|win|profits?|income)(?: (?:of|up|to|over|about|from|at|least|money|more|than|extra))* ?[$€£]? ?\d[\d.,]{0,12}k? ?(?:[$€£]|usd|dollars|euro)?.{0,25}\b(?:days?|daily|weeks?|weekly|months?|monthly|hours?)\b/gu,
  /\bpassive income\b|\bfinancial freedom\b|\bget rich\b|\beasy money\b|\bmake money (?:online|fast|from)|\bextra income\b/gu,
  /\b(?:bitcoin|btc|crypto|cryptocurrency|ethereum|usdt|forex|binary options?)s? (?:\w+ ){0,2}(?:invest\w*|trading|profits?|bots?|giveaway|bonus|signals?|payouts?|earn\w*|doubl\w*)\b|\bairdrop\b/gu,
  /\binvest(?:ment|ments|ing|or|ors)? (?:\w+ ){0,3}(?:returns?|roi|profits?|guarantee\w*|opportunit\w*)\b|\d+ ?% (?:daily|weekly|monthly|roi|returns?|profit)|\bguaranteed (?:profit|return|income)/gu,
  /\b(?:business|personal|unsecured|urgent|instant|quick) (?:loans?|funding)\b|\bloan (?:offer|amount|of up)|\b(?:no|without) (?:collateral|credit check)\b|\bpre-?approved\b|\d ?% interest/gu,
  /\bnext of kin\b|\bunclaimed\b|\bdeceased (?:client|customer)|\bmy late (?:husband|client|father)|\bmillion (?:us |united states )?dollars\b|\byou (?:have|.ve) (?:been selected|won)\b|\bgift cards?\b.{0,40}\bclaim/gu,
  // Games, pills and company.
  /\b(?:online|crypto|live) casinos?\b|\bcasino (?:bonus|online|games?|slots?)|\bno deposit\b|\bfree spins\b|\bslots? (?:games?|online|machines?)|\bsports? betting\b|\bbetting (?:site|tips|bonus)|\bjackpots?\b|\b1xbet\b|\bmostbet\b|\bvavada\b/gu,
  /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|tramadol|xanax|phentermine|oxycodone|modafinil|ozempic)\b|\b(?:without|no) (?:a )?prescription\b|\bcanadian pharmac|\b(?:weight[- ]loss|diet) (?:pills?|gummies|drops)|\bketo gummies\b|\bmale enhancement\b/gu,
  /\b(?:porn|xxx|onlyfans|hookups?|nudes)\b|\b(?:sexy|hot|lonely|naked) (?:girls|women|singles|ladies|photos)\b|\bsex (?:chat|cams?|dating|tonight)\b|\badult (?:dating|site|content|chat)\b/gu,
  // Threats.
  /\b(?:hacked|exploited|extracted|stolen|leaked)\b.{0,40}\byour (?:web ?site|site|database|data|server)\b|\byour (?:web ?site|site|database|data|server)\b.{0,40}\b(?:hacked|exploited|leaked|sold|auctioned)\b/gu,
  /\b(?:negative (?:seo|back ?links)|destroy your|de-?index\w*)\b|\b(?:bitcoin|btc) (?:address|wallet|to the)\b/gu,
  /\b(?:domain|listing|google listing|trademark) (?:\w+ )?(?:expires?|expiration|expiry|renewal|termination|suspension|notice)\b.{0,80}\b(?:notice|pay|payment|final|immediately|click)\b/gu,
  // Russian and Ukrainian.
  /рассыл(?:к|а)|обратн(?:ая связь|ой связи).{0,30}форм|форм\p{L}{0,9} обратной связи/gu,
  /продвижени\p{L}{0,9} (?:ваш|сайтов|в топ|в google|в яндекс)|раскрутк|накрутк|прогон\p{L}{0,9} |хрумер|вывед\p{L}{1,9} (?:ваш )?сайт|в топ-?\s?(?:яндекс|google|гугл|\d)/gu,
  /(?:купить|продаж\p{L}{0,9}|заказать|вечн\p{L}{1,9}|обратн\p{L}{1,9}) (?:\p{L}{1,9} )?(?:ссыл|диплом|аттестат|баз[уы] )|база (?:компаний|предприятий|email|e-mail)/gu,
  /заработ(?:о?к|ать|ай|айте)\b.{0,30}|пассивн\p{L}{1,9} доход|инвестици\p{L}{1,9} .{0,30}(?:доход|процент|прибыл)|(?:доход|прибыль) от \d/gu,
  /казино|слот(?:ы|ов)\b|ставк\p{L}{1,9} на спорт|бонус за регистрацию|фриспин/gu,
  /(?:займ|кредит)\p{L}{0,9} (?:без|онлайн|на карту|под|за \d)|без справок|без отказа/gu,
  /интим|проститут|эскорт|секс/gu,
  // German, French, Spanish, Chinese.
  /\b(?:seite 1|erste seite|platz 1) (?:bei|von|auf) google\b|\bihre (?:web ?site|webseite|homepage) .{0,40}(?:ranking|sichtbarkeit|besucher|google)|\bbacklinks kaufen\b|\b(?:sofort)?kredit ohne schufa\b/gu,
  /\bpremi[eè]re page (?:de|sur) google\b|\bpr[eê]ts? (?:entre particuliers?|rapides?|sans)|\boffres? de (?:pr[eê]t|cr[eé]dit)\b|\btaux d.int[eé]r[eê]t\b/gu,
  /\bprimera p[aá]gina (?:de|en) google\b|\bpr[eé]stamos? (?:r[aá]pidos?|urgentes?|sin|desde)\b|\bgan(?:e|ar?|a) dinero\b/gu,
  /外链|代开?发票|博彩|赌场|网站优化|排名首页|百度排名|快速贷款/gu,
]
