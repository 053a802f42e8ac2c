import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-dates";
import { roleOf } from "./date-role.ts";
import { isComing, writtenDays, type DateReader, type WrittenDay } from "./mail-dates.ts";
import { sentencesOf } from "./mail-sentences.ts";
import { isOpen } from "./stage-signs.ts";

const folded = (text: string) => fold(text).replaceAll(/\s+/g, " ");

/** Whether a sentence asks its reader for something, or is a line with the last day. */
const isRequest = (sentence: string) =>
  [lexicon.askedAction, lexicon.askedFirst, lexicon.deadlineLabel].some((one) =>
    one.test(sentence),
  ) &&
  !(lexicon.waitUntil.test(sentence) && !lexicon.haveUntil.test(sentence)) &&
  !lexicon.noRequest.test(sentence) &&
  !isOpen(sentence);

/** "Merci de nous l'adresser pour le vendredi 18". */
function isDelivery({ start }: WrittenDay, sentence: string): boolean {
  const before = sentence.slice(0, start);
  return lexicon.delivery.test(before) && lexicon.deliveredBy.test(before);
}

const isLastDay = (day: WrittenDay, sentence: string) =>
  roleOf(day, sentence) === "deadline" || isDelivery(day, sentence);

/**
 * The last days in the sentences of a mail that ask its reader for something: "Please send it back by Tuesday." None that is past.
 * @param body Without quoted mails and signature.
 */
export function askedDeadlines(body: string, reader: DateReader): WrittenDay[] {
  return sentencesOf(body)
    .flatMap((sentence) => folded(sentence).split(" ; "))
    .filter(isRequest)
    .flatMap((sentence) =>
      writtenDays(sentence, reader).filter(
        (day) => isComing(day, reader) && isLastDay(day, sentence),
      ),
    );
}
