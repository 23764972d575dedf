CREATE FUNCTION encode_query_text(raw text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(string_agg(
		CASE
			WHEN letter COLLATE "C" ~ '^[A-Za-z0-9._~!*''()-]$' THEN letter
			ELSE regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
		END, '' ORDER BY place), '')
	FROM regexp_split_to_table(raw, '') WITH ORDINALITY AS letters(letter, place)
$$;
--> statement-breakpoint
CREATE FUNCTION article_of_wish(entry json) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	designer text := CASE entry->>'product' WHEN 'photo-prints' THEN 'photobox' ELSE entry->>'product' END;
	-- A list knew the unit of its formats; an article has a locale that measures so.
	locale text := CASE entry->>'unit' WHEN 'in' THEN 'en-US' ELSE 'de-DE' END;
	-- As designers print their hand-offs, so that the same wish has the same key.
	names text[] := CASE designer
		WHEN 'photo-frame' THEN ARRAY['materialType', 'formatType', 'frameType', 'matSize', 'matType', 'frameVariant', 'glassType', 'backType', 'designId', 'locale', 'optionTypes']
		ELSE ARRAY['designId', 'tileCount', 'materialType', 'formatType', 'frameType', 'matSize', 'matType', 'frameVariant', 'glassType', 'backType', 'optionTypes']
	END;
	query text;
BEGIN
	IF entry->>'kind' = 'design' THEN
		query := 'designId=' || encode_query_text(entry->>'designId') || '&locale=' || locale;
	ELSE
		SELECT string_agg(
			name || CASE WHEN name IN ('accessoryTypes', 'optionTypes') THEN '[]' ELSE '' END || '=' || encode_query_text(value),
			'&' ORDER BY coalesce(array_position(names, name), CASE name WHEN 'locale' THEN 1000 ELSE 100 END), place)
		INTO query
		FROM (
			SELECT pair->>0 AS name, pair->>1 AS value, place
			FROM json_array_elements(entry->'parameters') WITH ORDINALITY AS pairs(pair, place)
			UNION ALL SELECT 'locale', locale, 0
		) AS parameters
		-- Where somebody came from is not the article's.
		WHERE name NOT IN ('addToCart', 'sku');
	END IF;
	RETURN json_build_object('designer', designer, 'query', query);
END
$$;
--> statement-breakpoint
CREATE FUNCTION articles_of_wishes(entries text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT json_build_object('version', 2, 'items', coalesce(json_agg(json_build_object('article', article, 'addedAt', added_at) ORDER BY place), '[]'))::text
	FROM (
		SELECT article_of_wish(item->'entry') AS article, item->'addedAt' AS added_at, place
		-- JSON can name a character that no text of a database holds.
		FROM json_array_elements(regexp_replace(entries, '(?<!\\)((?:\\\\)*)\\u0000', '\1', 'g')::json->'items') WITH ORDINALITY AS items(item, place)
	) AS wishes
$$;
--> statement-breakpoint
UPDATE "wishlists" SET "entries" = articles_of_wishes("entries") WHERE "entries" LIKE '{"version":1,%';
--> statement-breakpoint
UPDATE "wishlist_links" SET "entries" = articles_of_wishes("entries") WHERE "entries" LIKE '{"version":1,%';
--> statement-breakpoint
DROP FUNCTION articles_of_wishes(text);
--> statement-breakpoint
DROP FUNCTION article_of_wish(json);
--> statement-breakpoint
DROP FUNCTION encode_query_text(text);
