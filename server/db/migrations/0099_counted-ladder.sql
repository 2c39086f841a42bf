-- Counts the players of each rating per season and for the best season of each player (decision 0059). The day is the first one of the season.
SELECT keep_list_counts('ladder_rows', 'to_date(r.season, ''YYYY-MM'')::timestamp AT TIME ZONE ''Europe/Rome''',
	'ARRAY[r.season, r.is_best::text, r.rating::text]', 'true');
