import type { AidMessage } from "~/aid/spanish/messages";
import { ChoiceField } from "~/design/field";
import { Callout } from "~/design/layout";
import { useTranslate } from "~/translation-context";
import type { FormState } from "./household-fields";
import { sideNames, situationChoices } from "./questions";
import { ShownWhen } from "./shown-when";

/** The decision path to the contributor: each answer shows the next question, or who it is. */
export function ParentsFields({ state }: { state: FormState }) {
  const t = useTranslate<AidMessage>();
  const chosen = (name: string) => state.kept[name] ?? [];
  const first = t(sideNames.first);
  const second = t(sideNames.second);
  const sideOptions = [
    { value: "first", label: first },
    { value: "second", label: second },
  ];
  return (
    <div className="grid gap-7">
      <ChoiceField
        name="situation"
        label={t("How do your legal parents live today?")}
        hint={t(
          "Legal parents are the ones you were born to and the ones who adopted you. Grandparents, foster parents and guardians aren’t, unless they adopted you.",
        )}
        options={situationChoices.map(({ value, label, hint }) => ({ value, label: t(label), hint: hint && t(hint) }))}
        chosen={chosen("situation")}
        errors={state.messages.situation}
      />
      <ShownWhen is="married">
        <Callout title={t("Both of your parents count")}>
          {t(
            "If they filed one joint return, one of them can fill out the form for both. If they filed two returns, each one is invited and gives consent separately.",
          )}
        </Callout>
      </ShownWhen>
      <ShownWhen is="together">
        <Callout title={t("Both of your parents count")}>
          {t("Each one is invited to the form and gives consent separately.")}
        </Callout>
      </ShownWhen>
      <ShownWhen is="apart">
        <div className="grid gap-7">
          <Callout title={t("Only one of your parents counts")}>
            {t(
              "Call one of them {first} and the other {second}. It doesn’t matter whom you live with, or who claims you on a tax return.",
              { first, second },
            )}
          </Callout>
          <ChoiceField
            name="support"
            label={t("Who gave you more financial support in the last 12 months?")}
            hint={t(
              "Money, housing, food, clothes, health care, college costs. If neither did, use the most recent 12 months when one of them did.",
            )}
            options={[...sideOptions, { value: "equal", label: t("Exactly the same from both") }]}
            chosen={chosen("support")}
            errors={state.messages.support}
          />
          <ShownWhen is="equal">
            <ChoiceField
              name="greater"
              label={t("Then it is the parent with the greater income and assets. Which one is that?")}
              options={sideOptions}
              chosen={chosen("greater")}
              errors={state.messages.greater}
            />
          </ShownWhen>
          <ChoiceField
            name="household"
            label={t("Whose numbers are you filling in below?")}
            hint={t(
              "Fill in one household at a time. After you see the result, you can start on the other one without showing these numbers.",
            )}
            options={sideOptions}
            chosen={chosen("household")}
            errors={state.messages.household}
          />
        </div>
      </ShownWhen>
      <ShownWhen is="apartOrOne">
        <ChoiceField
          name="remarried"
          label={t("Is this parent married today to someone who isn’t your legal parent?")}
          hint={t("A stepparent’s income and assets count too, no matter what the two of them agreed.")}
          options={[
            { value: "yes", label: t("Yes") },
            { value: "no", label: t("No") },
          ]}
          chosen={chosen("remarried")}
          errors={state.messages.remarried}
        />
      </ShownWhen>
    </div>
  );
}
